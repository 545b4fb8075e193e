import { findGameModel } from '@marquee/game-math'
import type { HaulModel, HaulStep } from '@marquee/game-math'
import { Container, Texture } from 'pixi.js'
import { describe, expect, it, vi } from 'vitest'
import { makeMotion } from '../stage/motion.ts'
import type { Boat } from './boat.ts'
import { fightBoss } from './bouts.ts'
import { makeCaptions } from './captions.ts'
import { castNet } from './casts.ts'
import { makeSchool } from './school.ts'
import { seaOf, waysOf } from './sea.ts'
import { fireHarpoon } from './shots.ts'
import type { Waters } from './waters.ts'

// Letters are measured by a browser; what they say is looked at here.
const floats: string[] = []
vi.mock('./waters.ts', async (original) => ({
  ...(await original<typeof import('./waters.ts')>()),
  floatText: async (_waters: Waters, text: string) => void floats.push(text),
}))

const model = findGameModel('fish-reef') as HaulModel
const settle = () => new Promise((resolve) => setTimeout(resolve))

const texts: Record<string, string> = {}
const t = (key: string, values: Record<string, string | number> = {}) =>
  `${texts[key] ?? key} ${Object.values(values).join('/')}`.trim()

/** A sea without a screen: a clock that the test moves, and what would be heard and read. */
function makeWaters(calm = false) {
  floats.length = 0
  const motion = makeMotion()
  const heard: string[] = []
  const read: string[] = []
  let free = { x: 0, y: 60, width: 900, height: 500 }
  const schools = waysOf(model).map((way) => makeSchool(way, Texture.WHITE))
  const dress = () =>
    schools.forEach((one) => one.dress(Texture.WHITE, seaOf(free).base * one.way.size))
  dress()
  motion.each((delta) => schools.forEach((one) => one.update(seaOf(free), delta, calm)))
  const boat: Boat = {
    root: new Container(),
    dress: () => undefined,
    update: () => undefined,
    muzzle: () => ({ x: seaOf(free).boat.x, y: seaOf(free).boat.y }),
    deck: () => ({ x: seaOf(free).boat.x, y: seaOf(free).boat.y }),
  }
  const stage = {
    motion,
    top: new Container(),
    invalidate: () => undefined,
    size: { width: 900, height: 640 },
    get free() {
      return free
    },
  }
  const waters = {
    stage,
    context: {
      t,
      sound: { play: (name: string) => void heard.push(name) },
      formats: { multiple: String, amount: String },
      reducedMotion: () => calm,
    },
    colours: new Proxy({}, { get: () => '#ffffff' }),
    coin: Texture.WHITE,
    boat,
    sea: () => seaOf(free),
    layer: new Container(),
    caption: (text: string) => void read.push(text),
  } as unknown as Waters
  let now = 0
  const pass = async (ms: number) => {
    for (const until = now + ms; now < until; now += 20) {
      motion.tick(now)
      await settle()
    }
  }
  return {
    waters,
    heard,
    read,
    pass,
    school: (creature: string) => schools.find(({ way }) => way.creature === creature)!,
    resize: (width: number, height: number) => {
      free = { x: 0, y: 40, width, height }
      dress()
    },
  }
}

const stepOf = (
  way: HaulStep['way'],
  creature: HaulStep['creature'],
  caught: boolean[],
  multiple = 0,
): HaulStep => ({
  kind: 'haul',
  way,
  creature,
  caught,
  multiple,
  win: multiple * 10,
})

describe.each([
  ['with motion', false],
  ['with little motion', true],
])('%s', (_, calm) => {
  it('a harpoon tells nothing before it lands, then what it caught, and is gone', async () => {
    const { waters, read, heard, pass, school } = makeWaters(calm)
    const shoal = school('clownfish')
    const [first] = shoal.swimmers
    const shot = fireHarpoon(waters, shoal, first!)
    const landed = vi.fn()
    await pass(200)
    void shot.land({ step: stepOf('shot', 'clownfish', [true], 2), win: '20' }).then(landed)
    await pass(500)
    expect([read, floats, heard, landed.mock.calls]).toEqual([[], [], [], []])
    await pass(1_000)
    expect(landed).toHaveBeenCalledOnce()
    expect(floats).toEqual(['+20'])
    expect(read).toEqual(['haul.hit haul.name.clownfish'])
    expect(heard[0]).toBe('hit')
    expect(first!.isHere()).toBe(false)
    await pass(3_000)
    expect(waters.layer.children).toHaveLength(0)
    expect(first!.isHere()).toBe(true)
  })

  it('a miss leaves its fish in the water and pays nothing', async () => {
    const { waters, read, pass, school } = makeWaters(calm)
    const shoal = school('turtle')
    const shot = fireHarpoon(waters, shoal, shoal.swimmers[0]!)
    await pass(20)
    void shot.land({ step: stepOf('shot', 'turtle', [false]), win: '0' })
    await pass(2_500)
    expect([read, floats]).toEqual([['fish.miss'], []])
    expect(shoal.swimmers[0]!.isHere()).toBe(true)
    expect(waters.layer.children).toHaveLength(0)
  })

  it('a net comes up with exactly those that were drawn, and says how many', async () => {
    const { waters, read, pass, school } = makeWaters(calm)
    const shoal = school('angelfish')
    const caught = shoal.swimmers.map((_one, index) => index === 1 || index === 4)
    const net = castNet(waters, shoal)
    await pass(20)
    void net.land({ step: stepOf('net', 'angelfish', caught, 2), win: '20' })
    await pass(900)
    expect(read).toEqual([])
    await pass(600)
    expect(shoal.swimmers.map((one) => !one.isHere())).toEqual(caught)
    expect([read, floats]).toEqual([['haul.net 2/7'], ['+20']])
    await pass(3_000)
    expect(waters.layer.children).toHaveLength(0)
  })

  it.each([
    ['its smallest prize', 0, false],
    ['all of it', 2, true],
  ])('the boss shows %s harpoon by harpoon', async (_prize, last, isIn) => {
    const { waters, read, heard, pass, school } = makeWaters(calm)
    const lair = { enter: vi.fn(), leave: vi.fn() }
    const whale = school('whale')
    const take = vi.spyOn(whale.swimmers[0]!, 'take')
    const bout = fightBoss(waters, { school: whale, model, lair })
    expect(lair.enter).toHaveBeenCalledOnce()
    expect([heard, read]).toEqual([['deep'], ['haul.rises haul.name.whale']])
    const { multiple } = model.boss.prizes[last]!
    const landed = vi.fn()
    await pass(20)
    void bout.land({ step: stepOf('boss', 'whale', [true], multiple), win: 'all' }).then(landed)
    await pass(1_400)
    expect(floats).toEqual([])
    await pass(6_000)
    expect(landed).toHaveBeenCalledOnce()
    const prizes = model.boss.prizes.slice(0, last + 1).map((prize) => `×${prize.multiple}`)
    expect(floats).toEqual([...prizes, '+all'])
    expect(lair.leave).toHaveBeenCalledOnce()
    expect(heard.filter((name) => name === 'shot')).toHaveLength(last)
    expect(waters.layer.children).toHaveLength(0)
    expect(take).toHaveBeenCalledTimes(isIn ? 1 : 0)
  })
})

it('lets several fly at once over one shoal, each with an end of its own', async () => {
  const { waters, pass, school, read } = makeWaters()
  const shoal = school('clownfish')
  const [first, second] = shoal.swimmers
  const shots = [
    fireHarpoon(waters, shoal, first!),
    fireHarpoon(waters, shoal, second!),
    castNet(waters, shoal),
  ]
  expect(waters.layer.children).toHaveLength(3)
  await pass(40)
  const ends: number[] = []
  const steps = [
    stepOf('shot', 'clownfish', [true], 2),
    stepOf('shot', 'clownfish', [false]),
    stepOf(
      'net',
      'clownfish',
      shoal.swimmers.map(() => false),
    ),
  ]
  shots.forEach((shot, index) => {
    void shot.land({ step: steps[index]!, win: '20' }).then(() => ends.push(index))
  })
  await pass(4_000)
  expect(ends.toSorted()).toEqual([0, 1, 2])
  expect(read).toEqual(['haul.hit haul.name.clownfish', 'fish.miss', 'haul.netEmpty'])
  expect(waters.layer.children).toHaveLength(0)
})

it('lands though the stage is resized while it flies, and while it is hauled up', async () => {
  const { waters, pass, school, resize } = makeWaters()
  const shoal = school('seahorse')
  const net = castNet(waters, shoal)
  const landed = vi.fn()
  await pass(300)
  resize(360, 420)
  void net
    .land({
      step: stepOf(
        'net',
        'seahorse',
        shoal.swimmers.map(() => true),
        15,
      ),
      win: '150',
    })
    .then(landed)
  await pass(1_300)
  resize(1_400, 700)
  await pass(3_000)
  expect(landed).toHaveBeenCalledOnce()
  expect(waters.layer.children).toHaveLength(0)
})

it('takes what was thrown away where no outcome came', async () => {
  const { waters, pass, school } = makeWaters()
  const lair = { enter: vi.fn(), leave: vi.fn() }
  const shoal = school('octopus')
  const thrown = [
    fireHarpoon(waters, shoal, shoal.swimmers[0]!),
    castNet(waters, school('clownfish')),
    fightBoss(waters, { school: school('whale'), model, lair }),
  ]
  await pass(100)
  for (const one of thrown) one.abort()
  expect(waters.layer.children).toHaveLength(0)
  expect(lair.leave).toHaveBeenCalledOnce()
  await pass(100)
})

it('shows the newest caption for a while, then what stands there at rest', async () => {
  const { waters, pass } = makeWaters()
  const badges: (string | null)[] = []
  const said: string[] = []
  const caption = makeCaptions(
    waters.stage.motion,
    { badge: (text) => void badges.push(text), announce: (text) => void said.push(text) },
    'Replay',
  )
  await pass(20)
  caption('one')
  await pass(1_000)
  caption('two')
  await pass(1_000)
  expect(badges).toEqual(['one', 'two'])
  await pass(1_000)
  expect(badges).toEqual(['one', 'two', 'Replay'])
  expect(said).toEqual(['one', 'two'])
})
