import type { FeatureLook } from '@marquee/game-catalogue/feature-art'
import { Container } from 'pixi.js'
import { expect, it, vi } from 'vitest'
import { makeFeature } from './feature.ts'
import { makeMotion } from './stage/motion.ts'
import type { Stage } from './stage/stage.ts'

const own = {
  shadow: '#07090f',
  deep: '#1a2130',
  mid: '#3d4a60',
  light: '#8894a8',
  glow: '#fff0d2',
  accent: '#ffd36e',
  pop: '#e4405f',
  rim: '#c0a060',
}
const draw = () => '<svg/>'
const look = {
  drift: 'rise',
  draw,
  palette: { ...own, id: 'regal', mid: '#4a3cc0' },
} as unknown as FeatureLook

function make({
  calm = false,
  fetchLook = async (): Promise<FeatureLook | null> => look,
  scene = 'harbour',
} = {}) {
  const back = new Container()
  const motion = makeMotion()
  const dress = vi.fn()
  const paint = vi.fn()
  const mood = vi.fn()
  const feature = makeFeature({
    stage: { back, motion, size: { width: 390, height: 844 } } as unknown as Stage,
    skin: { palette: own },
    scene,
    dress,
    paint,
    sound: { mood },
    reducedMotion: () => calm,
    fetchLook,
  })
  return { feature, back, motion, dress, paint, mood }
}

it('brings a scene, colours and music of their own with free spins, and takes them away again', async () => {
  const { feature, back, dress, paint, mood } = make()
  const palette = await feature(true)
  expect(palette).toMatchObject({ mid: '#4a3cc0', rim: own.rim })
  expect(palette).not.toHaveProperty('id')
  expect(dress).toHaveBeenLastCalledWith({ name: 'feature', palette, draw })
  expect(mood).toHaveBeenLastCalledWith('feature')
  expect(paint).toHaveBeenLastCalledWith(palette)
  expect(back.children).toHaveLength(1)

  expect(await feature(false)).toBe(own)
  expect(dress).toHaveBeenLastCalledWith({ name: 'base' })
  expect(mood).toHaveBeenLastCalledWith('round')
  expect(paint).toHaveBeenLastCalledWith(own)
  expect(back.children).toHaveLength(0)
})

it('moves what is in the air, and leaves the stage at rest afterwards', async () => {
  const { feature, back, motion } = make()
  await feature(true)
  const [air] = back.children as Container[]
  const places = () => air!.children.map(({ y }) => y)
  motion.tick(0)
  const before = places()
  motion.tick(1_000)
  expect(places()).not.toEqual(before)
  await feature(false)
  expect(motion.active()).toBe(false)
})

it('lets nothing move in the air where motion is reduced', async () => {
  const { feature, back, motion, dress } = make({ calm: true })
  await feature(true)
  expect(dress).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'feature', draw }))
  expect(back.children).toHaveLength(0)
  expect(motion.active()).toBe(false)
})

it.each([
  ['cannot be fetched', () => Promise.reject(new Error('offline'))],
  ['is none', async () => null],
])('turns the colours of the game where its drawing %s', async (_, fetchLook) => {
  const { feature, back, dress } = make({ fetchLook })
  const palette = await feature(true)
  expect(palette.mid).not.toBe(own.mid)
  expect(palette.accent).toBe(own.accent)
  expect(dress).toHaveBeenLastCalledWith({ name: 'feature', palette })
  expect(back.children).toHaveLength(0)
})

it('finds the drawing of every place by itself', async () => {
  const dress = vi.fn()
  const feature = makeFeature({
    stage: { back: new Container(), motion: makeMotion(), size: {} } as unknown as Stage,
    skin: { palette: own },
    scene: 'cove',
    dress,
    paint: vi.fn(),
    sound: { mood: vi.fn() },
    reducedMotion: () => true,
  })
  await feature(true)
  const { draw: found } = dress.mock.calls[0]![0] as { draw: typeof draw & FeatureLook['draw'] }
  expect(found({ width: 390, height: 844 })).toContain('<svg')
})
