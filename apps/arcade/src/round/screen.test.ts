import { expect, it, vi } from 'vitest'
import { makeRoundScreen, type ScreenOptions } from './screen.ts'

it('tells of progress with each spin, win and respin, so that the page does not take a long round for a dead one', () => {
  const onProgress = vi.fn()
  const { narrator } = makeRoundScreen({
    root: { dataset: {} },
    controls: { update: vi.fn() },
    overlay: { badge: vi.fn() },
    stage: {},
    sound: { mood: vi.fn() },
    state: () => ({}),
    onProgress,
  } as unknown as ScreenOptions)
  narrator.skippable(false)
  narrator.skippable(true)
  expect(onProgress).toHaveBeenCalledTimes(2)
  narrator.badge('2 respins left')
  expect(onProgress).toHaveBeenCalledTimes(3)
})
