import type { Player } from '@marquee/contract'
import { setClock, usePlayer } from '@marquee/core'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useFinishTimer } from './useFinishTimer.ts'

const start = 1_800_000_000_000
const day = 86_400_000
let clock = start
const queryKey = ['scratch-cards'] as const

const off = (known: Player): Player => ({ ...known, scratchCardLottery: false, magicBox: false })

function Probe({ finishedAt }: { finishedAt: number | null }) {
  useFinishTimer({ queryKey, finishedAt, switchOff: off })
  const player = usePlayer()
  const isOn = {
    scratchCardLottery: player?.scratchCardLottery,
    magicBox: player?.magicBox,
    depositStreak: player?.depositStreak.isActive,
  }
  const on = Object.entries(isOn).flatMap(([name, flag]) => (flag ? [name] : []))
  return <output>{on.join(' ')}</output>
}

async function show(finishedAt: number | null) {
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
      <Probe finishedAt={finishedAt} />
    </app.Frame>,
  )
  await screen.findByRole('status')
  return app
}
const shown = () => screen.getByRole('status').textContent.split(' ').filter(Boolean)
const rest = ['depositStreak']

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

describe('the finish time of a feature', () => {
  it('FEATURE-02 switches its flags off when it is reached, and no other, and asks the platform what runs then', async () => {
    const app = await show(start + 60_000)
    app.runtime.queryClient.setQueryData(['scratch-cards'], 1)
    await pass(58_000)
    expect(shown()).toHaveLength(3)
    await pass(2_000)
    expect(shown()).toEqual(rest)
    expect(console.warn).not.toHaveBeenCalled()
    expect(app.runtime.queryClient.getQueryState(['scratch-cards'])?.isInvalidated).toBe(true)
  })

  it('FEATURE-03 is waited for only while less than 86400 seconds remain', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await show(start + day)
    const waits = () => timers.mock.calls.filter(([, ms]) => (ms ?? 0) >= day - 1)
    expect(waits()).toEqual([])
    cleanup()
    await show(start + day - 1)
    expect(waits()).toHaveLength(1)
    await pass(day)
    expect(shown()).toEqual(rest)
  })

  it('FEATURE-04 is logged as a warning when it has already passed', async () => {
    await show(start - 1)
    expect(console.warn).toHaveBeenCalledOnce()
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('scratch-cards')
    expect(shown()).toEqual(rest)
  })

  it('is nothing to wait for where there is none', async () => {
    await show(null)
    await pass(2 * day)
    expect(shown()).toHaveLength(3)
    expect(console.warn).not.toHaveBeenCalled()
  })
})
