import { findGameModel } from '@marquee/game-math'
import type { FishModel, RoundOutcome } from '@marquee/game-math'
import { Container, Texture } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import type { GameView, ViewContext } from '../game-view.ts'
import { makeMotion } from '../stage/motion.ts'
import { makeFishView } from './fish-view.ts'

// Letters are measured by a browser; where the fish are is looked at here.
vi.mock('pixi.js', async (original) => {
  const pixi = await original<typeof import('pixi.js')>()
  class Text extends pixi.Container {
    style = { fontSize: 0 }
  }
  return { ...pixi, Text }
})

const model = findGameModel('fish-shoal') as FishModel
const settle = () => new Promise((resolve) => setTimeout(resolve))

/** Water without a screen: a clock that the test moves, and a stage that it resizes. */
async function makeWater() {
  const motion = makeMotion()
  const world = new Container()
  const resized: (() => void)[] = []
  let free = { x: 0, y: 60, width: 900, height: 500 }
  const stage = {
    motion,
    world,
    get free() {
      return free
    },
    onResize: (listener: () => void) => void resized.push(listener),
  }
  const narrator = { badge: vi.fn(), total: vi.fn(), announce: vi.fn() }
  const context = {
    narrator,
    sound: { play: vi.fn() },
    t: (key: string) => key,
    minimumSpinMs: 2_500,
    reducedMotion: () => false,
  } as unknown as ViewContext
  const view: GameView = await makeFishView({
    stage: stage as never,
    model,
    pictures: { symbol: async () => Texture.WHITE } as never,
    skin: { palette: { shadow: '#000', accent: '#fff', glow: '#fff' }, symbols: {} },
    context,
    onTarget: vi.fn(),
  })
  let now = 0
  const pass = async (ms: number) => {
    for (const until = now + ms; now < until; now += 20) {
      motion.tick(now)
      await settle()
    }
  }
  return {
    view,
    narrator,
    pass,
    /** Every swimmer's body; large ones first. */
    bodies: () => [...world.children[0]!.children],
    resize: (width: number, height: number) => {
      free = { x: 0, y: 40, width, height }
      resized.forEach((tell) => tell())
    },
  }
}

const shotAt = (target: string, hit: boolean) =>
  ({
    steps: [{ kind: 'shot', target, hit, win: hit ? 40 : 0 }],
    win: hit ? 40 : 0,
    cost: 100,
  }) as unknown as RoundOutcome

it.each([
  ['hits', true],
  ['misses', false],
])(
  'a shot that %s lands though the stage is resized meanwhile, and all swim on',
  async (_, hit) => {
    const { view, narrator, pass, bodies, resize } = await makeWater()
    const [first] = model.targets
    await pass(100)
    const before = bodies()
    view.begin('shot', first!.id)
    const ended = vi.fn()
    await pass(300)
    resize(360, 420)
    void view.play(shotAt(first!.id, hit)).then(ended)
    await pass(700)
    // The bolt has landed, and the fish shows what became of it.
    resize(1_400, 700)
    await pass(4_000)
    expect(ended).toHaveBeenCalledOnce()
    expect(narrator.announce).toHaveBeenCalledWith(hit ? 'fish.hit' : 'fish.miss')
    expect(bodies()).toEqual(before)
    expect(before.map(({ destroyed }) => destroyed)).not.toContain(true)
    const stood = bodies().map(({ x }) => x)
    await pass(400)
    bodies().forEach(({ x }, index) => expect(x).not.toBe(stood[index]))
  },
)
