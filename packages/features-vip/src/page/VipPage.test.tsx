import { useModals } from '@marquee/core'
import { type Answer, makeApp, makePlayer, refusal } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ClubLevel } from '../account/ClubLevel.tsx'
import { vip } from '../feature.ts'
import { VipSection } from '../lobby/VipSection.tsx'
import { makeCashback, makeClubInfo, makeRank } from '../testing/makeRank.ts'
import { VipPage } from './VipPage.tsx'

describeFeaturePage({
  feature: vip(),
  Page: VipPage,
  sample: { testId: 'vip-sample', action: 'Sign up and join the club' },
})

const data = (value: object) => ({ success: true, data: value })
const playerWith = (coins: number) =>
  makePlayer({
    rankLeague: true,
    playerInfo: { playerBalance: { coins, entries: 150, winnings: 0, tourPoints: 0 } },
  })
const until = Date.UTC(2099, 0, 5)
const waiting = makeRank({
  levelReward: { prize: { coins: 800, entries: 0 }, levels: [8] },
  weeklyReward: { prize: { coins: 500, entries: 0 }, availableUntil: until },
})
const available = makeCashback({
  status: 'available',
  currentReward: 80,
  availableAfterDateTime: null,
})

interface Scene {
  rank?: ReturnType<typeof makeRank>
  cashback?: ReturnType<typeof makeCashback>
  answers?: Record<string, Answer>
  coinsAfter?: number
}

async function show({
  rank = makeRank(),
  cashback = makeCashback(),
  answers = {},
  coinsAfter = 15_800,
}: Scene = {}) {
  const app = await makeApp({
    brand: { features: [vip()] },
    player: playerWith(15_000),
    data: makePageData({ info: makeClubInfo() }),
    answers: {
      'GET /rest/rank-league/info/': data(rank),
      'GET /rest/cashback/info/': data(cashback),
      'GET /rest/player/': data(playerWith(coinsAfter)),
      ...answers,
    },
  })
  const shown = (Part: FunctionComponent) =>
    render(
      <app.Frame>
        <Part />
      </app.Frame>,
    )
  return { ...app, shown }
}

beforeEach(() => {
  document.documentElement.dataset['motion'] = 'reduced'
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['motion']
})

describe('the VIP club', () => {
  it('says what the next section brings (nextSectionBenefits), and nothing in the last one', async () => {
    const { shown } = await show()
    shown(VipPage)
    expect((await screen.findByTestId('vip-next-benefits')).textContent).toBe(
      'The next status gives you: 6% comes back.',
    )
    cleanup()
    const last = await show({ rank: makeRank({ nextSectionBenefits: [] }) })
    last.shown(VipPage)
    await screen.findByTestId('vip-hall')
    expect(screen.queryByTestId('vip-next-benefits')).toBeNull()
  })

  it('RANK-02 shows level, section, the way to the next level and what each section brings', async () => {
    const { shown } = await show()
    shown(VipPage)
    expect((await screen.findByTestId('vip-level')).textContent).toBe('Level 8 of 30')
    // The heading above it says the status: nothing says it twice.
    expect(screen.getByTestId('vip-hall').textContent?.match(/Silver 2/g)).toHaveLength(1)
    const bar = screen.getByRole('progressbar', { name: 'Way to the next level' })
    expect(bar.getAttribute('aria-valuenow')).toBe('33')
    expect(bar.getAttribute('aria-valuetext')).toBe('13,000 of 15,000 points for level 9')
    expect(screen.getByText('Levels 7 to 12').closest('li')?.textContent).toContain('You are here')
    expect(screen.getByText(/Each coin you play earns 1 point/)).toBeTruthy()
  })

  it.each([
    ['cool-off', /taking a break/],
    ['excluded', /excluded from play/],
    ['not-verified', /once you verify your identity/],
  ] as const)('says what blocks progress: %s', async (progressBlockedReason, words) => {
    const { shown } = await show({ rank: { ...waiting, progressBlockedReason } })
    shown(VipPage)
    expect(await screen.findByText(words)).toBeTruthy()
    const claims = screen.queryAllByRole('button', { name: 'Claim' })
    expect(claims).toHaveLength(progressBlockedReason === 'not-verified' ? 2 : 0)
  })

  it('claims a reward once, however often it is pressed, and tells it as a sum', async () => {
    const { shown, asked } = await show({
      rank: waiting,
      answers: {
        'POST /rest/rank-league/claim-reward/': data({
          prize: { coins: 800, entries: 0 },
          rankLeague: { ...waiting, levelReward: null },
        }),
      },
    })
    shown(VipPage)
    const claim = await screen.findByTestId('vip-claim-level')
    for (let press = 0; press < 5; press++) fireEvent.click(claim)
    const card = within(screen.getByTestId('vip-reward-level'))
    expect((await card.findByTestId('won-sum-coins')).textContent).toMatch(/15,000.*800.*15,800/)
    const claims = asked.filter(({ method }) => method === 'POST')
    expect(claims.map(({ body }) => body)).toEqual([{ reward: 'level' }])
  })

  it('tells in place why a claim was refused', async () => {
    const { shown, runtime } = await show({
      rank: waiting,
      answers: { 'POST /rest/rank-league/claim-reward/': () => refusal('not-available') },
    })
    runtime.i18n.addResourceBundle('en', 'data', { error: { 'not-available': 'Not now.' } }, true)
    shown(VipPage)
    fireEvent.click(await screen.findByTestId('vip-claim-weekly'))
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
  })
})

describe('cashback', () => {
  it('CASHBACK-01 shows what comes back, from which figures and when, and presses nobody', async () => {
    const { shown } = await show()
    shown(VipPage)
    const card = within(await screen.findByTestId('cashback'))
    expect(card.getByTestId('cashback-state').textContent).toBe('No cashback for last week.')
    expect(card.getByText('4% of the difference')).toBeTruthy()
    expect(card.getByTestId('cashback-next').textContent).toBe('20')
    expect(card.queryByTestId('cashback-take')).toBeNull()
    expect(screen.getByText(/always less than what you lost/)).toBeTruthy()
    expect(document.querySelector('time[datetime="2099-01-05T00:00:00.000Z"]')).toBeTruthy()
    expect(screen.getByRole('row', { name: /Diamond.*10%/, hidden: true })).toBeTruthy()
  })

  it('CALL-61 is taken once and told as a sum, without a celebration', async () => {
    const { shown, asked } = await show({
      cashback: available,
      coinsAfter: 15_080,
      answers: {
        'POST /rest/cashback/pay/': data({
          prize: { coins: 80, entries: 0 },
          cashback: makeCashback({ status: 'claimed', currentReward: 80 }),
        }),
      },
    })
    shown(VipPage)
    const take = await screen.findByTestId('cashback-take')
    for (let press = 0; press < 5; press++) fireEvent.click(take)
    expect((await screen.findByTestId('cashback-sum-coins')).textContent).toMatch(
      /15,000.*80.*15,080/,
    )
    expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1)
    expect(screen.queryByTestId('won')).toBeNull()
  })

  it('is not there to be taken during a break', async () => {
    const { shown } = await show({ cashback: { ...available, status: 'inactive' } })
    shown(VipPage)
    expect(await screen.findByText('Cashback is paused during your break.')).toBeTruthy()
    expect(screen.queryByTestId('cashback-take')).toBeNull()
  })
})

describe('elsewhere', () => {
  it('stands on the lobby, and on the account’s page about the level, with one and the same level', async () => {
    const { shown } = await show()
    shown(() => (
      <>
        <VipSection />
        <ClubLevel />
      </>
    ))
    expect(within(await screen.findByTestId('vip-section')).getByText('Silver 2')).toBeTruthy()
    const account = within(await screen.findByTestId('club-level'))
    expect(account.getByRole('heading').textContent).toBe('Level 8, Silver')
  })

  it('MODAL-53 opens what waits to be claimed from the lobby', async () => {
    const { shown } = await show({ rank: waiting })
    shown(VipSection)
    fireEvent.click(await screen.findByRole('button', { name: 'Claim' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Ready to claim' }))
    expect(dialog.getByTestId('vip-claim-level')).toBeTruthy()
    expect(dialog.getByTestId('vip-claim-weekly')).toBeTruthy()
    expect(dialog.getByText(/800 coins/)).toBeTruthy()
  })

  it.each([
    ['vip-level', 'level', 'won-sum-coins'],
    ['vip-weekly', 'weekly', 'won-sum-coins'],
    ['cashback', undefined, 'cashback-sum-coins'],
  ])('claims %s once as the modal opens for it', async (claims, reward, sum) => {
    const { shown, asked } = await show({
      rank: waiting,
      cashback: available,
      answers: {
        'POST /rest/rank-league/claim-reward/': data({
          prize: { coins: 800, entries: 0 },
          rankLeague: makeRank(),
        }),
        'POST /rest/cashback/pay/': data({
          prize: { coins: 800, entries: 0 },
          cashback: makeCashback({ status: 'claimed', currentReward: 800 }),
        }),
      },
    })
    const Opener = () => {
      const modals = useModals()
      return <button onClick={() => modals.open('vip-claim-reward', { claims })}>open</button>
    }
    shown(Opener)
    fireEvent.click(await screen.findByRole('button', { name: 'open' }))
    expect((await screen.findByTestId(sum)).textContent).toMatch(/15,000.*800.*15,800/)
    const posts = asked.filter(({ method }) => method === 'POST')
    expect(posts.map(({ body }) => (body as { reward?: string } | undefined)?.reward)).toEqual([
      reward,
    ])
  })

  it.each([
    ['MODAL-51', 'vip-level-up', 'You reached level 8', 'Silver 2'],
    [
      'MODAL-52',
      'vip-status-up',
      'Your status is now Silver',
      /4% of the coins you lose in a week/,
    ],
  ] as const)('%s %s tells of it and lets its reward be claimed', async (_, name, title, words) => {
    const { shown } = await show({ rank: waiting })
    const Opener = () => {
      const modals = useModals()
      return <button onClick={() => modals.open(name)}>open</button>
    }
    shown(Opener)
    fireEvent.click(await screen.findByRole('button', { name: 'open' }))
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByText(words)).toBeTruthy()
    expect(dialog.getByTestId('vip-claim-level')).toBeTruthy()
    expect(dialog.queryByTestId('vip-claim-weekly')).toBeNull()
  })

  it('is not on the lobby during a break', async () => {
    const { shown, asked } = await show({ rank: makeRank({ progressBlockedReason: 'cool-off' }) })
    shown(VipSection)
    await waitFor(() => expect(asked.some(({ path }) => path.includes('rank'))).toBe(true))
    expect(screen.queryByTestId('vip-section')).toBeNull()
  })
})
