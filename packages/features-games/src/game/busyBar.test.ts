import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { finish, makeFrame, state } from '../testing/makeFrame.ts'
import { silentAtMost } from './busyBar.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows the bar of a busy game that falls silent again, and not before', () => {
  const { tell, on } = makeFrame()
  tell(state(true))
  vi.advanceTimersByTime(silentAtMost - 1)
  expect(on.busy.mock.calls).toEqual([[true]])
  vi.advanceTimersByTime(1)
  expect(on.busy.mock.calls).toEqual([[true], [false]])
})

it.each([
  ['that it is still busy', state(true)],
  ['what the player chose', { type: 'preferences', sound: true } as never],
])('starts the time anew when a busy game says %s', (_, message) => {
  const { tell, on } = makeFrame()
  tell(state(true))
  vi.advanceTimersByTime(silentAtMost - 1)
  tell(message)
  vi.advanceTimersByTime(silentAtMost - 1)
  expect(on.busy).not.toHaveBeenCalledWith(false)
  vi.advanceTimersByTime(1)
  expect(on.busy).toHaveBeenLastCalledWith(false)
})

it('believes a game that wakes up: not busy, then busy, then silent once more', () => {
  const { tell, on } = makeFrame()
  tell(state(true))
  vi.advanceTimersByTime(silentAtMost)
  tell(state(false))
  tell(state(true))
  expect(on.busy.mock.calls).toEqual([[true], [false], [false], [true]])
  vi.advanceTimersByTime(silentAtMost)
  expect(on.busy).toHaveBeenLastCalledWith(false)
})

it('says nothing of a game that is at rest, however long, nor of one that is gone', () => {
  const { tell, on, host } = makeFrame()
  tell(state(true))
  tell(state(false))
  tell(finish('unknown'))
  vi.advanceTimersByTime(silentAtMost * 2)
  expect(on.busy.mock.calls).toEqual([[true], [false]])
  tell(state(true))
  host.close()
  vi.advanceTimersByTime(silentAtMost * 2)
  expect(on.busy).toHaveBeenLastCalledWith(true)
})

it('takes a game that loads again for one that is at rest', () => {
  const { tell, on } = makeFrame()
  tell(state(true))
  tell({ type: 'ready' })
  expect(on.busy).toHaveBeenLastCalledWith(false)
})
