import { setClock } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage, describeReveal } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { luckyDice } from '../feature.ts'
import { DiceSection } from '../lobby/DiceSection.tsx'
import { makeDice, makeRunning, makeThrown } from '../testing/makeDice.ts'
import { LuckyDicePage } from './LuckyDicePage.tsx'

describeFeaturePage({ feature: luckyDice(), Page: LuckyDicePage })

const hour = 3_600_000
const data = (value: object) => ({ success: true, data: value })
const player = makePlayer()

interface Scene {
  info?: Answer
  roll?: Answer
  isGuest?: boolean
  Part?: () => React.ReactNode
}

async function show({
  info = data(makeDice()),
  roll = data(makeThrown(2)),
  isGuest = false,
  Part = LuckyDicePage,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [luckyDice()] },
    player: isGuest ? null : player,
    data: makePageData({ info: makeRunning() }),
    answers: {
      'GET /rest/features-games-info/info/': data(makeRunning()),
      'GET /rest/lucky-dice/info/': info,
      'POST /rest/lucky-dice/roll/': roll,
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

const shown = () =>
  ['left', 'right'].map((side) => screen.getByTestId(`die-${side}`).dataset['value'])
const throws = () =>
  within(screen.getByRole('list', { name: 'Today’s throws' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('lucky dice', () => {
  it('a throw > is one, however often it is pressed: the dice lie as drawn, and the place of the throw is filled', async () => {
    let answer = makeDice({ thrown: 1 })
    const { asked } = await show({
      info: () => data(answer),
      roll: () => {
        answer = makeDice({ thrown: 2 })
        return data(makeThrown(2))
      },
    })
    const button = await screen.findByRole('button', { name: 'Throw the dice (4 left)' })
    expect(shown()).toEqual(['3', '4'])
    for (let press = 0; press < 5; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 100 coins/)).toBeTruthy()
    expect(shown()).toEqual(['6', '2'])
    expect(asked.filter(({ path }) => path.endsWith('/roll/'))).toHaveLength(1)
    expect(throws()).toEqual(['3 and 4: 50 coins50', '6 and 2: 100 coins100', '3', '4', '5'])
    expect(screen.getByTestId('dice-sum-8').dataset['last']).toBe('true')
    fireEvent.click(screen.getByTestId('lucky-dice-done'))
    expect(await screen.findByRole('button', { name: 'Throw the dice (3 left)' })).toBeTruthy()
  })

  it('where animation is welcome > nothing tells the throw before the dice lie', async () => {
    document.documentElement.dataset['motion'] = 'full'
    const vibrate = vi.fn()
    Object.assign(navigator, { vibrate })
    await show({ roll: data(makeThrown(1)) })
    fireEvent.click(await screen.findByTestId('lucky-dice-throw'))
    await waitFor(() => expect(screen.getByTestId('die-left').dataset['rolling']).toBe('true'))
    expect(shown()).toEqual([undefined, undefined])
    expect(throws()).toEqual(['1', '2', '3', '4', '5'])
    expect(screen.getByTestId('dice-sum-7').dataset['last']).toBeUndefined()
    expect(vibrate).not.toHaveBeenCalled()
    expect(await screen.findByTestId('won', {}, { timeout: 4_000 })).toBeTruthy()
    // The dice come to rest, and then the prize.
    await waitFor(() => expect(vibrate.mock.calls).toEqual([[16], [[12, 60, 18]]]))
    expect(shown()).toEqual(['3', '4'])
  })

  it('all used > shows them and counts down to new ones, which come without a reload', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const start = Date.UTC(2026, 10, 20, 12)
    let clock = start
    setClock(() => clock)
    let answer = makeDice({ thrown: 5, nextAt: start + hour })
    await show({ info: () => data(answer) })
    expect((await screen.findByTestId('lucky-dice-wait')).textContent).toMatch(
      /^You’ve used today’s throws\. Next in 1h/,
    )
    expect(shown()).toEqual(['6', '6'])
    answer = makeDice()
    clock = start + hour
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await screen.findByRole('button', { name: 'Throw the dice (5 left)' })).toBeTruthy()
    vi.useRealTimers()
  })

  it('odds > are told for every sum, a guest included, who sees the way to an account', async () => {
    await show({ isGuest: true, info: data(makeDice({ left: 0 })) })
    expect(await screen.findByRole('button', { name: 'Sign up and throw the dice' })).toBeTruthy()
    expect(screen.queryByTestId('lucky-dice-throw')).toBeNull()
    const table = within(screen.getByRole('table', { name: 'Prizes and odds of each sum' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map(({ textContent }) => textContent)[0]).toBe('21,200 coins12.78%')
    expect(rows.map(({ textContent }) => textContent)[5]).toBe('750 coins616.67%')
    expect(rows).toHaveLength(11)
  })

  it('during a break > no die lies there', async () => {
    await show({ info: data(makeDice({ isActive: false, left: 0 })) })
    expect(await screen.findByText('The dice are put away during your break.')).toBeTruthy()
    expect(screen.queryByTestId('die-left')).toBeNull()
  })

  it('a refusal > is told in place', async () => {
    const { runtime } = await show({ roll: () => refusal('not-available') })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    fireEvent.click(await screen.findByTestId('lucky-dice-throw'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })

  it('a failure > offers another try', async () => {
    await show({ info: () => refusal('not-found') })
    expect(await screen.findByText('The dice didn’t load')).toBeTruthy()
  })

  it('the lobby > has them while a throw is left', async () => {
    await show({ Part: DiceSection, info: data(makeDice({ thrown: 4 })) })
    expect(await screen.findByText('1 free throw left today.')).toBeTruthy()
    cleanup()
    const { asked } = await show({ Part: DiceSection, info: data(makeDice({ thrown: 5 })) })
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('/info/'))).toBe(true))
    expect(screen.queryByTestId('lucky-dice-section')).toBeNull()
  })

  it('a push of another tab > brings its throw', async () => {
    let answer = makeDice()
    const { runtime } = await show({ info: () => data(answer) })
    await screen.findByTestId('lucky-dice-throw')
    answer = makeDice({ thrown: 1 })
    const balance = player.playerInfo.playerBalance
    luckyDice().pushes?.cash?.({ reason: 'lucky-dice', coins: 50, entries: 0, balance }, runtime)
    expect(await screen.findByText('3 and 4: 50 coins')).toBeTruthy()
  })
})

describeReveal({
  feature: luckyDice(),
  children: <LuckyDicePage />,
  data: makePageData({ info: makeRunning() }),
  answers: {
    'GET /rest/features-games-info/info/': data(makeRunning()),
    'GET /rest/lucky-dice/info/': data(makeDice()),
    'POST /rest/lucky-dice/roll/': data(makeThrown(5)),
  },
  path: '/roll/',
  prize: makeThrown(5).prize,
  press: async () => {
    const button = await screen.findByTestId('lucky-dice-throw')
    return () => void fireEvent.click(button)
  },
})
