import { expect, it, vi } from 'vitest'
import type { Pictures } from '../art/pictures.ts'
import { keepScene } from './scene.ts'
import type { Stage } from './stage.ts'

async function make({ calm = false } = {}) {
  const size = { width: 390, height: 844 }
  const resized: (() => void)[] = []
  const setScene = vi.fn()
  const stage = {
    size,
    density: 2,
    setScene,
    onResize: (listener: () => void) => void resized.push(listener),
  } as unknown as Stage
  const pictures = {
    scene: async (width: number, height: number, { draw }: { draw?: () => string } = {}) =>
      `${draw?.() ?? 'own'} ${width}x${height}`,
  } as unknown as Pictures
  const shown: string[] = []
  const dress = keepScene(stage, pictures, {
    shade: 0.15,
    reducedMotion: () => calm,
    onShown: (name) => shown.push(name),
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  await settle()
  const resize = async (to: { width: number; height: number }) => {
    Object.assign(size, to)
    for (const listener of resized) listener()
    await settle()
  }
  const turn = () => resize({ width: 844, height: 390 })
  return { dress, resize, setScene, shown, settle, turn }
}

const feature = { name: 'feature', palette: { deep: '#112233' }, draw: () => 'other' } as const

it('fades to the scene of free spins and back, and keeps it when a phone is turned', async () => {
  const { dress, setScene, shown, settle, turn } = await make()
  expect(setScene).toHaveBeenLastCalledWith('own 810x1800', 0.15, 0)
  dress(feature)
  await settle()
  const [picture, , fade] = setScene.mock.lastCall!
  expect(picture).toBe('other 810x1800')
  expect(fade).toBeGreaterThan(0)
  await turn()
  expect(setScene).toHaveBeenLastCalledWith('other 1800x810', 0.15, 0)
  dress({ name: 'base' })
  await settle()
  expect(setScene.mock.lastCall![0]).toBe('own 1800x810')
  expect(shown).toEqual(['base', 'feature', 'feature', 'base'])
})

it('changes the scene at once where motion is reduced', async () => {
  const { dress, setScene, settle } = await make({ calm: true })
  dress(feature)
  await settle()
  expect(setScene).toHaveBeenLastCalledWith('other 810x1800', 0.15, 0)
})

it('shows the last of two that were asked for one after the other', async () => {
  const { dress, setScene, shown, settle } = await make()
  dress(feature)
  dress({ name: 'base' })
  await settle()
  expect(shown.at(-1)).toBe('base')
  expect(setScene.mock.lastCall![0]).toBe('own 810x1800')
})

it('is the same behind a stage however it has come to its size', async () => {
  const { resize, setScene } = await make()
  // A row comes below the game, and takes from its height.
  await resize({ width: 390, height: 832 })
  expect(setScene).toHaveBeenCalledTimes(1)
  await resize({ width: 390, height: 780 })
  const { setScene: ofAnother, resize: resizeAnother } = await make()
  await resizeAnother({ width: 1440, height: 900 })
  await resizeAnother({ width: 390, height: 780 })
  expect(setScene.mock.lastCall![0]).toBe('own 800x1600')
  expect(ofAnother.mock.lastCall).toEqual(setScene.mock.lastCall)
})

it.each([
  [{ width: 320, height: 1400 }, '700x2800'],
  [{ width: 1440, height: 900 }, '3000x1950'],
  [{ width: 600, height: 600 }, '1200x1200'],
  [{ width: 900, height: 40 }, '1800x90'],
])('draws for a stage of %o in %s pixels of the screen', async (size, pixels) => {
  const { resize, setScene } = await make()
  await resize(size)
  expect(setScene.mock.lastCall![0]).toBe(`own ${pixels}`)
})
