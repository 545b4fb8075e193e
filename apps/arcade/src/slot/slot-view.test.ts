import { findGameModel, playRound, seededRng, withDrops } from '@marquee/game-math'
import type { RoundInput, RoundOutcome, SlotModel } from '@marquee/game-math'
import { Container, Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { loadBoards } from '../bonus/boards.ts'
import type { MomentKind, MomentTexts, ViewContext } from '../game-view.ts'
import { makeMotion } from '../stage/motion.ts'
import { makeSlotView } from './slot-view.ts'

// Letters are measured by a browser; what is shown when is looked at here.
vi.mock('pixi.js', async (original) => {
  const pixi = await original<typeof import('pixi.js')>()
  class Text extends pixi.Container {
    style = { fontSize: 0 }
    anchor = { set: () => undefined }
  }
  return { ...pixi, Text }
})
// A canvas is needed to shade it.
vi.mock('./frame.ts', () => ({ drawFrame: vi.fn(), drawWellShadow: vi.fn() }))

const roles = ['shadow', 'deep', 'mid', 'light', 'glow', 'accent', 'pop']
const colours = (value: string) => Object.fromEntries(roles.map((role) => [role, value]))

/** The first round of many that is as wanted. */
function drawn(model: SlotModel, input: RoundInput, wanted: (outcome: RoundOutcome) => boolean) {
  const rng = seededRng(7)
  for (;;) {
    const outcome = playRound(model, input, rng)
    if (wanted(outcome)) return outcome
  }
}

/** Plays a round on a stage without a screen; gives what happened in turn. */
async function played(model: SlotModel, outcome: RoundOutcome): Promise<string[]> {
  const motion = makeMotion()
  const told: string[] = []
  const context = {
    narrator: {
      total: () => undefined,
      badge: (text: string | null) => void (text && told.push(text)),
      card: async (title: string) => void told.push(`card ${title}`),
      moment: async (kind: MomentKind, { title, amount, detail }: MomentTexts) =>
        void told.push(
          [kind, title, detail, amount].filter((part) => part !== undefined).join(' '),
        ),
      announce: () => undefined,
      skippable: () => undefined,
      main: () => undefined,
    },
    sound: { play: () => undefined },
    t: (key: string, values: Record<string, unknown> = {}) =>
      [key, ...Object.values(values)].join(' '),
    formats: { amount: String },
    minimumSpinMs: 0,
    reducedMotion: () => true,
    font: () => 'serif',
    seed: 1,
    feature: async (on: boolean) => {
      told.push(on ? 'scene of free spins' : 'scene of the game')
      return colours(on ? '#222222' : '#111111')
    },
  } as unknown as ViewContext
  const view = await makeSlotView({
    boards: await loadBoards(model),
    root: undefined as never,
    stage: {
      motion,
      world: new Container(),
      free: { x: 0, y: 0, width: 900, height: 600 },
      size: { width: 900, height: 600 },
      onResize: () => () => undefined,
      invalidate: () => undefined,
    } as never,
    model,
    pictures: { symbol: async () => Texture.WHITE } as never,
    skin: { palette: colours('#111111'), symbols: {} },
    context,
  })
  let now = 0
  let isOver = false
  view.begin(outcome.steps[0]!.kind === 'feature-start' ? 'buy-free-spins' : 'spin')
  const playing = view.play(outcome).then(() => (isOver = true))
  while (!isOver) {
    motion.tick((now += 400))
    await new Promise((resolve) => setTimeout(resolve))
  }
  await playing
  return told
}

const isFree = ({ kind }: { kind: string }) => kind === 'free-spin'

it.each([
  ['lines-20-adventure', 'spin'],
  ['lines-20-bonus-buy', 'buy-free-spins'],
] as const)(
  '%s plays its free spins (%s) in a scene of their own: a card with their number before, one with their sum after',
  async (id, action) => {
    const model = findGameModel(id) as SlotModel
    const outcome = drawn(
      model,
      { action, stake: 100 },
      ({ steps, win }) =>
        win > 0 && steps.filter(isFree).length > 2 && steps.filter(isFree).length < 16,
    )
    const told = await played(model, outcome)
    const first = told.findIndex((line) => line.startsWith('freeSpins.left'))
    const count = outcome.steps.find((step) => 'freeSpinsAwarded' in step && step.freeSpinsAwarded)
    const [entry, scene] = [
      told.findIndex((line) => line.startsWith('free-spins freeSpins.won')),
      told.indexOf('scene of free spins'),
    ]
    expect(told[entry]).toContain(
      `freeSpins.won ${(count as { freeSpinsAwarded: number }).freeSpinsAwarded}`,
    )
    expect(scene).toBeGreaterThanOrEqual(0)
    const spin =
      action === 'spin'
        ? first
        : told.findIndex((line, at) => at > entry && line.startsWith('freeSpins.left'))
    expect(Math.max(scene, entry)).toBeLessThan(spin)
    const sum = outcome.steps
      .slice(outcome.steps.findIndex(isFree))
      .reduce((total, { win }) => total + win, 0)
    const spins = outcome.steps.filter(isFree).length
    expect(told.at(-2)).toBe(`free-spins-over freeSpins.over freeSpins.played ${spins} ${sum}`)
    expect(told.at(-1)).toBe('scene of the game')
  },
)

it('stays in the scene of the game without free spins', async () => {
  const model = findGameModel('lines-20-adventure') as SlotModel
  const outcome = drawn(model, { action: 'spin', stake: 100 }, ({ steps }) => !steps.some(isFree))
  expect(await played(model, outcome)).toEqual([])
})

it('gives a jackpot of the lines its scene, by its level and with what it pays', async () => {
  const model = findGameModel('jackpot-10') as SlotModel
  const jackpots = ({ steps }: RoundOutcome) =>
    steps.flatMap((step) =>
      'wins' in step ? step.wins.filter((win) => win.kind === 'jackpot') : [],
    )
  const outcome = drawn(
    model,
    { action: 'spin', stake: 100 },
    (one) => jackpots(one).length === 1 && one.steps.length === 1,
  )
  const [won] = jackpots(outcome)
  const { jackpot, amount } = won as { jackpot: string; amount: number }
  expect(await played(model, outcome)).toEqual([
    `${jackpot} jackpot.won jackpot.${jackpot} ${amount}`,
  ])
})

it('celebrates a jackpot of a network where it is more than the round cost, and only tells it where it is not', async () => {
  const model = findGameModel('network-25') as SlotModel
  const spin = drawn(model, { action: 'spin', stake: 1250 }, ({ win, steps }) => {
    return win === 0 && steps.length === 1
  })
  const told = (amount: number) => played(model, withDrops(spin, [{ level: 'mini', amount }]))
  expect(await told(1251)).toEqual(['mini network.won jackpot.mini 1251'])
  expect(await told(1250)).toEqual(['card network.won jackpot.mini'])
})
