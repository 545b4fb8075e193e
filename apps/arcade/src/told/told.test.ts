// @vitest-environment happy-dom
import type { InitMessage } from '@marquee/game-sdk'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makeTranslate } from '../texts/texts.ts'
import { makeTold } from './makeTold.ts'

const vibrate = vi.fn()
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vibrate.mockClear()
})

function begin(said: Partial<InitMessage>, { calm = false, texts = {} } = {}) {
  const place = document.createElement('div')
  const init = { locale: 'en', game: { skin: {} }, sound: false, ...said } as InitMessage
  const told = makeTold(place, {
    init,
    scene: 'cove',
    t: makeTranslate(texts),
    texts,
    reducedMotion: () => calm,
  })
  const line = () => place.querySelector<HTMLElement>('.caption:not([hidden])')?.textContent
  return { told, line }
}

it('writes out what sounds tell, while sound is off, for as long as it is of use', async () => {
  const { told, line } = begin({ captions: true })
  await vi.waitFor(() => {
    told.sound.play('feature')
    expect(line()).toBe('♪ Fanfare')
  })
  vi.advanceTimersByTime(1_000)
  told.sound.play('press')
  expect(line()).toBe('♪ Fanfare')
  vi.advanceTimersByTime(1_000)
  expect(line()).toBeUndefined()
})

it('writes out nothing until it is asked to, and nothing any more when it is told so', async () => {
  const { told, line } = begin({})
  told.sound.play('epic')
  told.change({ captions: true })
  await vi.waitFor(() => {
    told.sound.play('epic')
    expect(line()).toBe('♪ Grand fanfare')
  })
  told.change({ captions: false })
  await vi.waitFor(() => expect(line()).toBeUndefined())
  told.sound.play('epic')
  expect(line()).toBeUndefined()
})

it("leaves a host's own wording in place", async () => {
  const { told, line } = begin({ captions: true }, { texts: { 'caption.boom': 'Kaboom' } })
  await vi.waitFor(() => {
    told.sound.play('boom')
    expect(line()).toBe('♪ Kaboom')
  })
})

it('lets large moments be felt longer than small ones, where the page allows it', () => {
  const { told } = begin({ haptics: true })
  for (const name of ['win', 'epic', 'tick'] as const) told.sound.play(name)
  const lengths = vibrate.mock.calls.map(([pattern]: number[][]) =>
    pattern!.reduce((sum, ms) => sum + ms, 0),
  )
  expect(lengths).toHaveLength(2)
  expect(lengths[1]).toBeGreaterThan(lengths[0]! * 5)
})

it.each([
  ['the page did not allow it', {}, false],
  ['the player switched it off', { haptics: false }, false],
  ['motion is reduced', { haptics: true }, true],
])('lets nothing be felt where %s', (_, said, calm) => {
  const { told } = begin(said, { calm })
  told.sound.play('epic')
  expect(vibrate).not.toHaveBeenCalled()
})
