import { usePreferences } from '@marquee/core'
import { makeApp } from '@marquee/core/testing'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useEffect, useEffectEvent } from 'react'
import { useFeedback } from './useFeedback.ts'
import { type Moment, useMoments } from './useMoments.ts'

const vibrate = vi.fn()
/** Hertz of what was played, in order. */
const played: number[] = []
const contexts: string[] = []

class Level {
  gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  connect = (to: unknown) => to
}
class Voice {
  type = ''
  frequency = { value: 0 }
  connect = (to: unknown) => to
  start = () => void played.push(this.frequency.value)
  stop() {}
}
class Context {
  currentTime = 0
  destination = {}
  state = 'running'
  constructor() {
    contexts.push('opened')
  }
  createOscillator = () => new Voice()
  createGain = () => new Level()
  close = async () => void contexts.push('closed')
}

async function feedback(sound: boolean, motion: 'full' | 'reduced' = 'full') {
  document.documentElement.dataset['motion'] = motion
  let give: ReturnType<typeof useFeedback> = () => {}
  const Probe = () => {
    give = useFeedback()
    const [, change] = usePreferences()
    // The player's own switches, once.
    const set = useEffectEvent(() => change({ sound, motion }))
    useEffect(() => set(), [])
    return null
  }
  const { Frame } = await makeApp()
  render(
    <Frame>
      <Probe />
    </Frame>,
  )
  await act(() => import('./tones.ts'))
  return give
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context)
  Object.assign(navigator, { vibrate })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vibrate.mockClear()
  played.length = 0
  contexts.length = 0
  delete document.documentElement.dataset['motion']
})

describe('small moments of a draw', () => {
  it('are heard and felt where sound is on, all by one context that is given back when idle', async () => {
    const give = await feedback(true)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    give('tick')
    give('pop')
    await vi.waitFor(() => expect(played).toEqual([1_180, 660, 990]))
    expect(vibrate.mock.calls).toEqual([[10]])
    expect(contexts).toEqual(['opened'])
    vi.advanceTimersByTime(5_000)
    expect(contexts).toEqual(['opened', 'closed'])
  })

  it('are silent while sound is off, and still felt', async () => {
    const give = await feedback(false)
    give('land')
    await act(async () => {})
    expect(played).toEqual([])
    expect(vibrate).toHaveBeenCalledOnce()
  })

  it('are neither heard nor felt by who wants stillness', async () => {
    const give = await feedback(true, 'reduced')
    give('prize')
    await act(async () => {})
    expect(played).toEqual([])
    expect(vibrate).not.toHaveBeenCalled()
  })

  it('come in their time, once for each draw, and none after it is gone', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const moments: readonly Moment[] = [
      ['pop', 100],
      ['land', 900],
    ]
    const Turning = ({ draw }: { draw: object | undefined }) => {
      useMoments(draw, moments)
      return null
    }
    const { Frame } = await makeApp()
    const frame = (draw?: object) => (
      <Frame>
        <Turning draw={draw} />
      </Frame>
    )
    const first = {}
    const { rerender } = render(frame())
    vi.advanceTimersByTime(1_000)
    expect(vibrate).not.toHaveBeenCalled()
    rerender(frame(first))
    vi.advanceTimersByTime(100)
    expect(vibrate.mock.calls).toEqual([[10]])
    rerender(frame(first))
    vi.advanceTimersByTime(800)
    expect(vibrate.mock.calls).toEqual([[10], [16]])
    rerender(frame({}))
    rerender(frame())
    vi.advanceTimersByTime(1_000)
    expect(vibrate).toHaveBeenCalledTimes(2)
  })
})
