import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { makeFeatureInfo, makePageData } from '@marquee/feature-page/testing'
import type { FeatureInfo, Wheel } from '@marquee/contract'
import { type Answer, makeApp, makePlayer } from '@marquee/core/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { wheels } from '../feature.ts'
import { makeRunning, makeStreak, makeStreakAnswers } from '../testing/makeStreak.ts'
import { WheelOfWinsPage } from './WheelOfWinsPage.tsx'

describeFeaturePage({ feature: wheels(), Page: WheelOfWinsPage })

afterEach(cleanup)

interface Scene {
  more?: Wheel[]
  info?: FeatureInfo
  answers?: Record<string, Answer>
}

const show = async (
  player = makePlayer(),
  streak = {},
  { more = [], info = makeRunning(), answers = {} }: Scene = {},
) => {
  const app = await makeApp({
    brand: { features: [wheels()] },
    player,
    data: [
      ...makePageData({ info }),
      [
        ['wheels', 'configs'],
        [makeWheel(), ...more],
      ],
    ],
    answers: {
      ...makeStreakAnswers(makeStreak({ skin: 'prize_vault', percentEnabled: true, ...streak })),
      ...answers,
    },
  })
  render(
    <app.Frame>
      <WheelOfWinsPage />
    </app.Frame>,
  )
  return app
}

it('shows the wheel with its odds: each prize once, with its share of the draw', async () => {
  await show()
  const table = within(await screen.findByRole('table', { name: 'Prizes and odds' }))
  const rows = table.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows).toContain('300 coins43%')
  expect(rows).toContain('1.00 entry4%')
  expect(screen.getByTestId('wheel-spin')).toBeTruthy()
})

it('shows the streak of purchases in the brand’s skin, to players whose streak is on', async () => {
  await show(makePlayer({ depositStreak: { isActive: true, skin: 'prize_vault' } }))
  expect(await screen.findByRole('heading', { name: 'Prize vault' })).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('38%')
  const link = screen.getByRole('link', { name: 'See the prizes' })
  expect(link.getAttribute('href')).toContain('openModal=prize-vault')
})

it('leaves the streak out where it is off', async () => {
  await show(makePlayer({ depositStreak: { isActive: false, skin: null } }))
  expect(await screen.findByTestId('wheel-spin')).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Prize vault' })).toBeNull()
})

it('earned spin of the streak > is the only action of its card', async () => {
  const player = makePlayer({ depositStreak: { isActive: true, skin: 'neutral_wheel_of_wins' } })
  await show(player, { skin: 'neutral_wheel_of_wins', currentCountDeposit: 8, success: true })
  const claim = await screen.findByTestId('streak-claim')
  expect(claim.textContent).toBe('Spin the big wheel')
  expect(screen.queryByText('See the prizes')).toBeNull()
  cleanup()
  await show(player, { skin: 'neutral_wheel_of_wins' })
  await screen.findByText('See the prizes')
  expect(screen.queryByTestId('streak-claim')).toBeNull()
})

const booster = makeWheel({
  wheelId: 4,
  type: 'booster',
  title: { en: 'The turnpike wheel', es: 'La rueda de la autopista' },
  available: false,
  minDeposit: 499,
})

it('WHEEL-02 shows wheels of purchases with what gives a spin and their odds, without a wheel to turn while none waits', async () => {
  await show(makePlayer(), {}, { more: [booster] })
  const card = within(await screen.findByTestId('booster-wheel'))
  expect(card.getByText('The turnpike wheel').closest('details')?.open).toBe(false)
  expect(card.getByText(/^One spin with each purchase of \$4\.99 or more\./)).toBeTruthy()
  expect(card.getByRole('table', { name: 'Prizes and odds', hidden: true })).toBeTruthy()
  expect(card.queryByTestId('wheel')).toBeNull()
  expect(card.queryByRole('heading')).toBeNull()
  expect(screen.queryByTestId('extra-wheel')).toBeNull()
})

it('CALL-66 spins a wheel of purchases by its own id, and keeps it on its prize after the last spin', async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  const won = booster.sectors[1]
  const { asked } = await show(
    makePlayer(),
    {},
    {
      more: [{ ...booster, available: true }],
      answers: {
        'POST /rest/extended-wheels/spin/4/': {
          success: true,
          data: { winSector: { sectorDto: won }, wheelData: booster },
        },
        'GET /rest/player/': { success: true, data: makePlayer() },
        'GET /rest/extended-wheels/configs/': {
          success: true,
          data: { wheels: [makeWheel(), booster] },
        },
      },
    },
  )
  const card = within(await screen.findByTestId('booster-wheel'))
  fireEvent.click(card.getByTestId('wheel-spin'))
  expect(await card.findByTestId('won')).toBeTruthy()
  expect(card.getByTestId('wheel')).toBeTruthy()
  expect(asked.filter(({ path }) => path.includes('/spin/')).map(({ path }) => path)).toEqual([
    '/rest/extended-wheels/spin/4/',
  ])
  delete document.documentElement.dataset['motion']
})

it('shows no wheel of purchases during a break', async () => {
  await show(makePlayer(), {}, { more: [booster], info: makeFeatureInfo() })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByTestId('booster-wheel')).toBeNull()
})
