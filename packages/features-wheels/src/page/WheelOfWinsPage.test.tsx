import { describeFeaturePage } from '@marquee/feature-page/testing/describe'
import { makePageData } from '@marquee/feature-page/testing'
import { makeApp, makePlayer } from '@marquee/core/testing'
import { makeWheel } from '@marquee/prize-ui/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { wheels } from '../feature.ts'
import { makeRunning, makeStreak, makeStreakAnswers } from '../testing/makeStreak.ts'
import { WheelOfWinsPage } from './WheelOfWinsPage.tsx'

describeFeaturePage({ feature: wheels(), Page: WheelOfWinsPage })

afterEach(cleanup)

const show = async (player = makePlayer(), streak = {}) => {
  const { Frame } = await makeApp({
    brand: { features: [wheels()] },
    player,
    data: [...makePageData({ info: makeRunning() }), [['wheels', 'configs'], [makeWheel()]]],
    answers: makeStreakAnswers(
      makeStreak({ skin: 'prize_vault', percentEnabled: true, ...streak }),
    ),
  })
  render(
    <Frame>
      <WheelOfWinsPage />
    </Frame>,
  )
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
