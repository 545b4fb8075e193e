import { depositStreak } from '../contract/streak/endpoints.ts'
import { playerQuery, setClock } from '@marquee/core'
import { type Answers, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { describeReveal } from '@marquee/feature-page/testing/describe'
import { makeSectors } from '@marquee/prize-ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { wheels } from '../feature.ts'
import { makeBoost, makeStreak, makeStreakAnswers } from '../testing/makeStreak.ts'
import { StreakModal } from './StreakModal.tsx'

const frame = { open: true, onOpenChange: () => {}, onOpenChangeComplete: () => {} }
const claimPath = `GET ${depositStreak.applyPrize.path}`

const player = makePlayer({ depositStreak: { isActive: true, skin: 'prize_vault' } })

async function show(answers: Answers, name = 'wheel-of-wins') {
  const app = await makeApp({
    brand: { features: [wheels()] },
    player,
    answers: { 'GET /rest/player/': { success: true, data: player }, ...answers },
  })
  render(
    <app.Frame>
      <StreakModal name={name} props={{}} close={() => {}} frame={frame} />
    </app.Frame>,
  )
  return app
}

describe('StreakModal', () => {
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
    vi.useRealTimers()
    setClock(() => Date.now())
    delete document.documentElement.dataset['motion']
  })

  it.each([
    ['neutral_wheel_of_wins', 'Big wheel of wins', 'wheel', 0],
    ['skin_wheel_of_wins', 'Big wheel of wins', 'wheel', 1],
    ['prize_vault', 'Prize vault', 'vault', 0],
    ['skin_prize_vault', 'Prize vault', 'vault', 1],
  ] as const)('STREAK-02 shows %s as such', async (skin, title, form, drawings) => {
    await show(makeStreakAnswers(makeStreak({ skin })))
    expect(await screen.findByTestId(form)).toBeTruthy()
    expect(screen.getByRole('heading', { name: title })).toBeTruthy()
    expect(document.querySelectorAll('[role="dialog"] img')).toHaveLength(drawings)
  })

  it('STREAK-01 shows the drawing that the platform names, and none where it names none', async () => {
    const drawn = () =>
      [...document.querySelectorAll('[role="dialog"] img')].map((image) =>
        image.getAttribute('src'),
      )
    const skin = 'skin_wheel_of_wins'
    await show(makeStreakAnswers(makeStreak({ skin, images: { prize: '/icons/other.svg' } })))
    await screen.findByTestId('wheel')
    expect(drawn()).toEqual(['/icons/other.svg'])
    cleanup()
    await show(makeStreakAnswers(makeStreak({ skin, images: {} })))
    await screen.findByTestId('wheel')
    expect(drawn()).toEqual([])
  })

  it('tells how far the streak is and what is done of its stages, without a draw before its end', async () => {
    await show(makeStreakAnswers())
    expect(await screen.findByText('3 of 8 purchases')).toBeTruthy()
    const stages = screen.getAllByRole('listitem')
    expect(stages.map(({ dataset }) => dataset['done'])).toEqual(['true', undefined])
    expect(screen.queryByTestId('streak-claim')).toBeNull()
  })

  it('FEATURE-02 FEATURE-03 is off for the player once its finish time is reached, and says until when it runs', async () => {
    let clock = 1_800_000_000_000
    setClock(() => clock)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { runtime } = await show(makeStreakAnswers(makeStreak({ finishedAt: clock + 120_000 })))
    const isActive = () =>
      runtime.queryClient.getQueryData(playerQuery(runtime.api).queryKey)?.depositStreak.isActive
    expect(await screen.findByTestId('streak-ends')).toBeTruthy()
    expect(isActive()).toBe(true)
    clock += 120_000
    await act(() => vi.advanceTimersByTimeAsync(120_000))
    expect(isActive()).toBe(false)
  })

  it('STREAK-01 counts down to the moment at which the streak begins again, and asks again then', async () => {
    let clock = 1_800_000_000_000
    setClock(() => clock)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = await show(
      makeStreakAnswers(makeStreak({ secondsToResetStreakCounter: 2 * 86_400 + 5 })),
    )
    const told = await screen.findByTestId('streak-reset')
    expect(told.textContent).toBe('Starts over in 2d')
    expect(screen.getByText(/after 30 days without a purchase/)).toBeTruthy()
    const reads = () => asked.filter(({ path }) => path === depositStreak.info.path).length
    const before = reads()
    clock += 2 * 86_400_000 + 5_000
    await vi.advanceTimersByTimeAsync(1_000)
    await waitFor(() => expect(reads()).toBe(before + 1))
  })

  it('says so where a streak never begins again', async () => {
    await show(makeStreakAnswers(makeStreak({ resetAfterDays: null })))
    expect(await screen.findByText(/The streak doesn’t expire/)).toBeTruthy()
    expect(screen.queryByTestId('streak-reset')).toBeNull()
  })

  it('CALL-37 draws once when the streak is complete, and tells the prize', async () => {
    document.documentElement.dataset['motion'] = 'reduced'
    const complete = makeStreak({ currentCountDeposit: 8, success: true })
    const { asked } = await show({
      ...makeStreakAnswers(complete),
      [claimPath]: {
        success: true,
        data: { sectorId: 3, prize: makeSectors()[2]?.prize, info: makeStreak() },
      },
    })
    const button = await screen.findByTestId('streak-claim')
    for (let press = 0; press < 5; press++) fireEvent.click(button)
    expect(await screen.findByText(/You won 500 coins/)).toBeTruthy()
    expect(asked.filter(({ path }) => path === depositStreak.applyPrize.path)).toHaveLength(1)
  })

  it('a choice of tables > tells the best and the likeliest prize of each, and shows the odds of the one that is chosen', async () => {
    const complete = { currentCountDeposit: 8, success: true }
    const { asked } = await show({
      ...makeStreakAnswers(makeStreak({ ...complete, boost: makeBoost() })),
      'POST /rest/deposit-streak/choose-boost/': {
        success: true,
        data: makeStreak({ ...complete, boost: makeBoost(2) }),
      },
    })
    const group = await screen.findByRole('group', { name: 'Choose your prize table' })
    const tables = within(group).getAllByRole<HTMLInputElement>('radio')
    expect(tables.map(({ checked }) => checked)).toEqual([true, false])
    expect(group.textContent).toContain(
      'Best prize: 600 coins (30%). Most likely: 400 coins (70%).',
    )
    expect(screen.queryByRole('rowheader', { name: '400 coins', hidden: true })).toBeNull()
    fireEvent.click(within(group).getByRole('radio', { name: /Cruise control/ }))
    expect(await screen.findByRole('rowheader', { name: '400 coins', hidden: true })).toBeTruthy()
    expect(tables.map(({ checked }) => checked)).toEqual([false, true])
    expect(
      asked.filter(({ path }) => path.endsWith('/choose-boost/')).map(({ body }) => body),
    ).toEqual([{ boostId: 2 }])
  })

  it('a streak with one table > has nothing to choose', async () => {
    await show(makeStreakAnswers(makeStreak({ currentCountDeposit: 8, success: true })))
    expect(await screen.findByTestId('streak-claim')).toBeTruthy()
    expect(screen.queryByRole('radio')).toBeNull()
  })

  it('WHEEL-04 opens the modal of the daily wheel when its draw fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { runtime } = await show({
      ...makeStreakAnswers(makeStreak({ currentCountDeposit: 8, success: true })),
      [claimPath]: () => refusal('not-available'),
    })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not yet.' } }, true)
    fireEvent.click(await screen.findByTestId('streak-claim'))
    await waitFor(() => expect(document.body.textContent).toContain('Not yet.'))
    expect(document.body.textContent).toContain('The wheel of the day')
  })

  it('says that there is no streak', async () => {
    await show({
      ...makeStreakAnswers(),
      'GET /rest/deposit-streak/wheels-prizes/': { success: true, data: { wheels: [] } },
    })
    expect(await screen.findByText('No streak right now')).toBeTruthy()
  })
})

describeReveal({
  feature: wheels(),
  name: 'the wheel of wins',
  children: <StreakModal name="wheel-of-wins" props={{}} close={() => {}} frame={frame} />,
  player: { depositStreak: { isActive: true, skin: 'prize_vault' } },
  answers: {
    ...makeStreakAnswers(makeStreak({ currentCountDeposit: 8, success: true })),
    [claimPath]: {
      success: true,
      data: { sectorId: 3, prize: makeSectors()[2]?.prize, info: makeStreak() },
    },
  },
  path: depositStreak.applyPrize.path,
  prize: { coins: 500, entries: 0 },
  press: async () => {
    const button = await screen.findByTestId('streak-claim')
    return () => void fireEvent.click(button)
  },
})
