import { type Adapter, Container, DOMAdapter } from 'pixi.js'
import type { Coin, RespinStep, RoundStep } from '@marquee/game-math'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Formats } from '../format.ts'
import type { MomentTexts, ViewContext } from '../game-view.ts'
import { makeMotion } from '../stage/motion.ts'
import type { CoinLayer } from './coin-layer.ts'
import { makeHoldBoard } from './hold-board.ts'

beforeAll(() => {
  DOMAdapter.set({ createCanvas: () => ({}) } as unknown as Adapter)
})

const colours = ['shadow', 'deep', 'mid', 'light', 'glow', 'accent', 'pop']
const palette = Object.fromEntries(colours.map((role) => [role, '#ffffff']))
const start: Coin[] = [
  { reel: 0, row: 0, multiple: 2 },
  { reel: 1, row: 0, multiple: 3 },
]

/** A board on which a hold has begun, with what was told of it since. */
async function makeBoard({ calm = false } = {}) {
  const motion = makeMotion()
  const told: string[] = []
  const changed: Coin[][] = []
  const layer = {
    container: new Container(),
    add: () => undefined,
    change: (coins: readonly Coin[]) => void changed.push([...coins]),
    clear: () => undefined,
    flash: async () => undefined,
  } as unknown as CoinLayer
  const sound = vi.fn()
  const context = {
    narrator: {
      badge: () => undefined,
      card: async () => undefined,
      moment: async (kind: string, { title, detail, amount }: MomentTexts) =>
        void told.push(
          [kind, title, detail, amount].filter((part) => part !== undefined).join('|'),
        ),
      announce: (text: string) => void told.push(text),
    },
    sound: { play: sound },
    t: (key: string, values: Record<string, unknown> = {}) =>
      `${key} ${Object.values(values).join()}`,
    formats: { amount: String } as unknown as Formats,
    reducedMotion: () => calm,
  } as unknown as ViewContext
  const layout = () => ({
    reels: { x: 0, y: 0, width: 500, height: 300 },
    cell: { width: 100, height: 100 },
    symbol: 90,
    frame: 8,
    rows: 3,
    count: 5,
  })
  const board = makeHoldBoard(motion, layer, palette, layout, context)
  const drawn: string[] = []
  let now = 0
  const play = async (step: RoundStep) => {
    let isOver = false
    const playing = board.play(step as never, 10).then(() => (isOver = true))
    while (!isOver) {
      motion.tick((now += 50))
      const { width, height } = board.front.getLocalBounds()
      if (width > 0) drawn.push(`${Math.round(width)}x${Math.round(height)}`)
      await Promise.resolve()
    }
    await playing
  }
  await play({ kind: 'hold-start', coins: start, respinsLeft: 3, win: 0 })
  told.length = 0
  return { play, told, changed, sound, drawn }
}

const by = { reel: 4, row: 2 }
const collected: Coin = { ...by, multiple: 5, feature: 'collect' }
const respinOf = (landed: Coin, rest: Partial<RespinStep>): RespinStep => ({
  kind: 'respin',
  landed: [landed],
  respinsLeft: 3,
  win: 0,
  ...rest,
})

const collect = respinOf({ ...collected, multiple: 0 }, { acts: [{ by, coins: [collected] }] })

it('shows the sum on a coin that collects, with lights that fly to it, and says it', async () => {
  const { play, told, changed, sound, drawn } = await makeBoard()
  await play(collect)
  expect(changed).toEqual([[collected]])
  expect(told.at(-1)).toBe('hold.collected 50')
  expect(sound).toHaveBeenCalledWith('collect')
  expect(new Set(drawn).size).toBeGreaterThan(3)
})

it('lets nothing fly where motion is reduced: the cell is framed, and all is said', async () => {
  const { play, told, changed, drawn } = await makeBoard({ calm: true })
  await play(collect)
  expect(changed).toEqual([[collected]])
  expect(told.at(-1)).toBe('hold.collected 50')
  expect(drawn.length).toBeGreaterThan(0)
  expect(new Set(drawn).size).toBe(1)
})

it('shows new values on every coin that one multiplies, and says by how much', async () => {
  const { play, told, changed, sound } = await makeBoard()
  const coins = start.map((coin) => ({ ...coin, multiple: coin.multiple * 3 }))
  const landed: Coin = { ...by, multiple: 0, feature: 'multiply', factor: 3 }
  await play(respinOf(landed, { acts: [{ by, coins }] }))
  expect(changed).toEqual([coins])
  expect(told.at(-1)).toBe('hold.multiplied 3')
  expect(sound).toHaveBeenCalledWith('multiply')
})

it('says how many respins are left after a coin that adds one, and nothing of it after others', async () => {
  const { play, told, sound } = await makeBoard()
  await play(respinOf({ ...by, multiple: 2 }, {}))
  expect(sound).not.toHaveBeenCalledWith('respin')
  await play(respinOf({ reel: 3, row: 2, multiple: 0, feature: 'respin' }, { respinsLeft: 4 }))
  expect(told.at(-1)).toBe('hold.added 1,4')
  expect(sound).toHaveBeenCalledWith('respin')
})

it.each(['mini', 'minor', 'major'] as const)(
  'gives a %s jackpot that a coin carried its scene, with what the coin pays',
  async (jackpot) => {
    const { play, told } = await makeBoard()
    const coins: Coin[] = [...start, { reel: 2, row: 2, multiple: 40, jackpot }]
    await play({ kind: 'hold-collect', coins, full: false, win: 450 })
    expect(told).toEqual([`${jackpot}|jackpot.won jackpot.${jackpot} |400`])
  },
)

it('gives a full board the scene of the grand jackpot, after those of its coins from the smallest up', async () => {
  const { play, told } = await makeBoard()
  const coins: Coin[] = [
    { reel: 0, row: 0, multiple: 100, jackpot: 'major' },
    { reel: 1, row: 0, multiple: 10, jackpot: 'mini' },
    { reel: 2, row: 0, multiple: 30, jackpot: 'minor' },
  ]
  await play({ kind: 'hold-collect', coins, full: true, win: 11_400 })
  expect(told).toEqual([
    'mini|jackpot.won jackpot.mini |100',
    'minor|jackpot.won jackpot.minor |300',
    'major|jackpot.won jackpot.major |1000',
    'grand|jackpot.won jackpot.grand |hold.full |10000',
  ])
})

it('shows no jackpot where no coin carried one', async () => {
  const { play, told } = await makeBoard()
  await play({ kind: 'hold-collect', coins: start, full: false, win: 50 })
  expect(told).toEqual([])
})
