import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import { makePageData } from '@marquee/feature-page/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { vip } from '../feature.ts'
import { makeCashback, makeClubInfo, makeRank } from '../testing/makeRank.ts'
import { VipPage } from './VipPage.tsx'

const brand = { features: [vip()] }
const info = 'GET /rest/rank-league/info/'
const cashback = 'GET /rest/cashback/info/'
const data = (value: object) => ({ success: true, data: value })

const meta: Meta<typeof VipPage> = { title: 'VIP club/Page', component: VipPage }
export default meta
type Story = StoryObj<typeof VipPage>

const scene = (answers: TestAppOptions['answers'] = {}): Story => ({
  decorators: [
    inApp({
      brand,
      player: makePlayer({ rankLeague: true }),
      data: makePageData({ info: makeClubInfo() }),
      answers: { [info]: data(makeRank()), [cashback]: data(makeCashback()), ...answers },
    }),
  ],
})

/** About one standing in the club, whoever looks. */
const fixed = (answers: TestAppOptions['answers']): Story => ({
  ...scene(answers),
  globals: { player: 'own' },
})

const until = Date.UTC(2099, 0, 5)

export const Guest: Story = {
  globals: { player: 'guest' },
  decorators: [inApp({ brand, data: makePageData() })],
}
export const Player = scene()
export const RewardsWait = fixed({
  [info]: data(
    makeRank({
      levelReward: { prize: { coins: 1_700, entries: 0 }, levels: [8, 9] },
      weeklyReward: { prize: { coins: 500, entries: 20 }, availableUntil: until },
    }),
  ),
  [cashback]: data(
    makeCashback({ status: 'available', currentReward: 80, availableAfterDateTime: null }),
  ),
})
export const HighestLevel = fixed({
  [info]: data(
    makeRank({
      currentLevel: {
        index: 30,
        title: { en: 'Diamond 6', es: 'Diamante 6' },
        prize: { coins: 3_000, entries: 0 },
        currentExperience: 240_000,
        startsAt: 217_500,
      },
      currentSection: { id: 5, title: { en: 'Diamond', es: 'Diamante' } },
      nextLevel: null,
      nextSectionBenefits: [],
    }),
  ),
  [cashback]: data(makeCashback({ status: 'claimed', currentReward: 80 })),
})
export const NotVerified = fixed({
  [info]: data(makeRank({ progressBlockedReason: 'not-verified' })),
  [cashback]: data(
    makeCashback({ nextReward: null, week: { played: 100, won: 900, endsAt: until } }),
  ),
})
export const Resting = fixed({
  [info]: data(makeRank({ progressBlockedReason: 'cool-off' })),
  [cashback]: data(makeCashback({ status: 'inactive', availableAfterDateTime: null })),
})
export const Loading = fixed({ [info]: silence })
export const Failed = fixed({ [info]: () => refusal('internal') })
export const CashbackFailed = scene({ [cashback]: () => refusal('internal') })
