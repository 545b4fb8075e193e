import { setClock, usePlayer } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFinishTimer } from './useFinishTimer.ts'

type Feature = Parameters<typeof useFinishTimer>[0]['feature']

const start = 1_800_000_000_000
const day = 86_400_000
let clock = start

const flagsOf = {
  'scratch-cards': ['scratchCardLottery', 'magicBox'],
  'deposit-streak': ['depositStreak'],
  lottery: [],
  funmachine: [],
} as const
const features = Object.keys(flagsOf) as Feature[]

function Probe({ feature, finishedAt }: { feature: Feature; finishedAt: number | null }) {
  useFinishTimer({ feature, finishedAt })
  const player = usePlayer()
  const isOn = {
    scratchCardLottery: player?.scratchCardLottery,
    magicBox: player?.magicBox,
    depositStreak: player?.depositStreak.isActive,
  }
  const on = Object.entries(isOn).flatMap(([name, flag]) => (flag ? [name] : []))
  return <output>{on.join(' ')}</output>
}

async function show(feature: Feature, finishedAt: number | null) {
  const app = await makeApp({
    player: makePlayer({
      scratchCardLottery: true,
      magicBox: true,
      depositStreak: { isActive: true, skin: 'prize_vault' },
    }),
  })
  app.runtime.queryClient.setQueryDefaults(['player'], { staleTime: Infinity })
  render(
    <app.Frame>
      <Probe feature={feature} finishedAt={finishedAt} />
    </app.Frame>,
  )
  await screen.findByRole('status')
  return app
}
const shown = () => screen.getByRole('status').textContent.split(' ').filter(Boolean)
const others = (feature: Feature) =>
  features.flatMap((one) => (one === feature ? [] : [...flagsOf[one]]))

async function pass(ms: number): Promise<void> {
  clock += ms
  await act(() => vi.advanceTimersByTimeAsync(ms))
}

beforeEach(() => {
  clock = start
  setClock(() => clock)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.useRealTimers()
  setClock(() => Date.now())
})

describe.each(features)('the finish time of %s', (feature) => {
  it('FEATURE-02 MAGICBOX-02 switches its flags off when it is reached, the boxes with the scratch cards, and no other', async () => {
    await show(feature, start + 60_000)
    await pass(58_000)
    expect(shown()).toHaveLength(3)
    await pass(2_000)
    expect(shown().toSorted()).toEqual(others(feature).toSorted())
    expect(console.warn).not.toHaveBeenCalled()
  })

  it('FEATURE-03 is waited for only while less than 86400 seconds remain', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await show(feature, start + day)
    const waits = () => timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= day - 1)
    expect(waits()).toEqual([])
    cleanup()
    await show(feature, start + day - 1)
    expect(waits()).toHaveLength(1)
    await pass(day)
    expect(shown().toSorted()).toEqual(others(feature).toSorted())
  })

  it('FEATURE-04 is logged as a warning when it has already passed', async () => {
    await show(feature, start - 1)
    expect(console.warn).toHaveBeenCalledOnce()
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain(feature)
    expect(shown().toSorted()).toEqual(others(feature).toSorted())
  })

  it('is nothing to wait for where there is none', async () => {
    await show(feature, null)
    await pass(2 * day)
    expect(shown()).toHaveLength(3)
    expect(console.warn).not.toHaveBeenCalled()
  })
})
