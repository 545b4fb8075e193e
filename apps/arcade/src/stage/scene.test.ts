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
  const turn = async () => {
    Object.assign(size, { width: 844, height: 390 })
    for (const listener of resized) listener()
    await settle()
  }
  return { dress, setScene, shown, settle, turn }
}

const feature = { name: 'feature', palette: { deep: '#112233' }, draw: () => 'other' } as const

it('fades to the scene of free spins and back, and keeps it when a phone is turned', async () => {
  const { dress, setScene, shown, settle, turn } = await make()
  expect(setScene).toHaveBeenLastCalledWith('own 780x1688', 0.15, 0)
  dress(feature)
  await settle()
  const [picture, , fade] = setScene.mock.lastCall!
  expect(picture).toBe('other 780x1688')
  expect(fade).toBeGreaterThan(0)
  await turn()
  expect(setScene).toHaveBeenLastCalledWith('other 1688x780', 0.15, 0)
  dress({ name: 'base' })
  await settle()
  expect(setScene.mock.lastCall![0]).toBe('own 1688x780')
  expect(shown).toEqual(['base', 'feature', 'feature', 'base'])
})

it('changes the scene at once where motion is reduced', async () => {
  const { dress, setScene, settle } = await make({ calm: true })
  dress(feature)
  await settle()
  expect(setScene).toHaveBeenLastCalledWith('other 780x1688', 0.15, 0)
})

it('shows the last of two that were asked for one after the other', async () => {
  const { dress, setScene, shown, settle } = await make()
  dress(feature)
  dress({ name: 'base' })
  await settle()
  expect(shown.at(-1)).toBe('base')
  expect(setScene.mock.lastCall![0]).toBe('own 780x1688')
})
