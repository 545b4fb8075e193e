import { setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeReveal, describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { funmachine } from '../feature.ts'
import { MachineSection } from '../lobby/MachineSection.tsx'
import {
  makeMachine,
  makeMeter,
  makePlayed,
  makeResting,
  makeTold,
} from '../testing/makeMachine.ts'
import { FunmachinePage } from './FunmachinePage.tsx'

describeFeaturePage({ feature: funmachine(), Page: FunmachinePage })

const hour = 3_600_000
const data = (value: object) => ({ success: true, data: value })
const player = makePlayer()

interface Scene {
  machine?: Answer
  meter?: Answer
  play?: Answer
  isGuest?: boolean
  Part?: () => React.ReactNode
}

async function show({
  machine = data(makeMachine()),
  meter = data(makeMeter()),
  play = data(makePlayed()),
  isGuest = false,
  Part = FunmachinePage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [funmachine()] },
    player: isGuest ? null : player,
    data: makePageData({ info: makeTold() }),
    answers: {
      'GET /rest/features-games-info/info/': data(makeTold()),
      'GET /rest/funmachine/': machine,
      'GET /rest/funmeter/info/': meter,
      'POST /rest/funmachine/play/': play,
      'GET /rest/player/': data(player),
    },
  })
  render(
    <app.Frame>
      <Part />
    </app.Frame>,
  )
  return app
}

const plays = (asked: { path: string }[]) => asked.filter(({ path }) => path.endsWith('/play/'))
const stateOf = () => screen.getByTestId('funmachine').dataset['state']

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  setClock(() => Date.now())
  delete document.documentElement.dataset['motion']
})

describe('the funmachine', () => {
  it('INVEST-02 gives one capsule, however often its knob is turned, and rests', async () => {
    let answer = makeMachine()
    const { asked } = await show({
      machine: () => data(answer),
      play: () => {
        answer = makeResting()
        return data(makePlayed())
      },
    })
    const button = await screen.findByTestId('funmachine-play')
    expect(stateOf()).toBe('ready')
    for (let press = 0; press < 10; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 200 coins/)).toBeTruthy()
    expect(stateOf()).toBe('open')
    expect(plays(asked)).toHaveLength(1)
    expect(screen.queryByTestId('funmachine-play')).toBeNull()
    fireEvent.click(screen.getByTestId('funmachine-done'))
    await waitFor(() => expect(stateOf()).toBe('resting'))
    expect(screen.getByTestId('funmachine-wait').textContent).toMatch(/^Next in \d/)
  })

  it('keeps the prize back until the capsule is open where animation is welcome', async () => {
    document.documentElement.dataset['motion'] = 'full'
    await show()
    fireEvent.click(await screen.findByTestId('funmachine-play'))
    await waitFor(() => expect(stateOf()).toBe('turning'))
    expect(screen.queryByTestId('won')).toBeNull()
    expect(await screen.findByTestId('won', {}, { timeout: 4_000 })).toBeTruthy()
  })

  it('counts down to the next turn, and has it then without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const start = Date.UTC(2026, 10, 20, 12)
    let clock = start
    setClock(() => clock)
    let answer = makeMachine({ isAvailable: false, availableAt: start + hour })
    await show({ machine: () => data(answer) })
    expect((await screen.findByTestId('funmachine-wait')).textContent).toMatch(/\b1h$/)
    answer = makeMachine()
    clock = start + hour
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByTestId('funmachine-play')).toBeTruthy()
    vi.useRealTimers()
  })

  it('shows its odds, and guests the way to an account', async () => {
    const { asked } = await show({ isGuest: true })
    expect(await screen.findByRole('button', { name: 'Sign up and turn the knob' })).toBeTruthy()
    expect(screen.queryByTestId('funmachine-play')).toBeNull()
    const table = within(screen.getByRole('table', { name: 'Prizes and odds' }))
    expect(table.getByText('60%')).toBeTruthy()
    expect(
      screen.getByText('You get a turn every 4 hours. Missed turns don’t add up.'),
    ).toBeTruthy()
    expect(asked.filter(({ path }) => path.includes('/fun'))).toEqual([])
  })

  it('stands still during a break', async () => {
    await show({ machine: data(makeMachine({ isActive: false, isAvailable: false })) })
    expect(await screen.findByText(/are paused during your break/)).toBeTruthy()
    expect(screen.queryByTestId('funmachine')).toBeNull()
  })

  it('tells in place why it was not played', async () => {
    const { runtime } = await show({ play: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('funmachine-play'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })

  it('offers another try when it did not load', async () => {
    await show({ machine: () => refusal('not-found') })
    expect(await screen.findByText('The machine didn’t load')).toBeTruthy()
  })

  it('stands on the lobby with what waits', async () => {
    await show({ Part: MachineSection })
    expect(await screen.findByText('A capsule is ready.')).toBeTruthy()
    cleanup()
    await show({ Part: MachineSection, machine: data(makeMachine({ isActive: false })) })
    await waitFor(() => expect(screen.queryByTestId('machine-section')).toBeNull())
  })
})

describe('the funmeter', () => {
  it('INVEST-03 shows how full it is, what fills it, what it brings and when it ends', async () => {
    await show()
    const meter = await screen.findByRole('meter', { name: 'Funmeter' })
    expect(meter.getAttribute('aria-valuetext')).toBe('37 of 50')
    expect(screen.getByText('When it is full: 500 coins')).toBeTruthy()
    expect(
      screen.getByText('A round adds 1 point, up to 60 a day. You can earn 23 more today.'),
    ).toBeTruthy()
    expect(screen.getByText(/The meter resets in/).textContent).toMatch(/\d/)
  })

  it('INVEST-03 is filled by rounds in another tab: a push of its prize brings the new one', async () => {
    let answer = makeMeter()
    const { runtime } = await show({ meter: () => data(answer) })
    await screen.findByRole('meter')
    answer = makeMeter({ points: 0, filled: 1 })
    const balance = player.playerInfo.playerBalance
    funmachine().pushes?.cash?.({ reason: 'funmeter', coins: 500, entries: 0, balance }, runtime)
    expect(await screen.findByText('Filled 1 time.')).toBeTruthy()
    expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('0')
  })

  it('is asked for anew when its period ends', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const start = Date.UTC(2026, 10, 20, 12)
    let clock = start
    setClock(() => clock)
    let answer = makeMeter({ finishedAt: start + hour })
    await show({ meter: () => data(answer) })
    await screen.findByRole('meter')
    answer = makeMeter({ points: 0 })
    clock = start + hour
    await vi.advanceTimersByTimeAsync(hour)
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('aria-valuenow')).toBe('0'))
    vi.useRealTimers()
  })
})

describeReveal({
  feature: funmachine(),
  children: <FunmachinePage />,
  data: makePageData({ info: makeTold() }),
  answers: {
    'GET /rest/features-games-info/info/': data(makeTold()),
    'GET /rest/funmachine/': data(makeMachine()),
    'GET /rest/funmeter/info/': data(makeMeter()),
    'POST /rest/funmachine/play/': data(makePlayed()),
  },
  path: '/play/',
  prize: makePlayed().prize,
  press: async () => {
    const button = await screen.findByTestId('funmachine-play')
    return () => void fireEvent.click(button)
  },
})
