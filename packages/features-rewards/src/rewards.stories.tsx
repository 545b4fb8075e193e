import { inApp, makePlayer, refusal, silence, type TestAppOptions } from '@marquee/core/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { RewardsPage } from './card/RewardsPage.tsx'
import { rewards } from './feature.ts'
import { ReferralPage } from './referral/ReferralPage.tsx'
import { makeReferral, makeRewards, makeSignUpRewards } from './testing/makeRewards.ts'

const meta: Meta = { title: 'Rewards/Pages', parameters: { bare: true } }
export default meta

const rewardsPath = 'GET /rest/player/rewards/'
const referralPath = 'GET /rest/player/referral/'

const scene = (
  Page: ComponentType,
  answers: TestAppOptions['answers'] = {},
  player: TestAppOptions['player'] = makePlayer(),
): StoryObj => ({
  decorators: [
    inApp({
      brand: { features: [rewards()] },
      player,
      answers: {
        [rewardsPath]: { success: true, data: makeRewards() },
        [referralPath]: { success: true, data: makeReferral() },
        'GET /rest/rewards/check-rewards/': { success: true, data: makeSignUpRewards() },
        ...answers,
      },
    }),
  ],
  render: () => <Page />,
})

const claimed = { available: false, completed: true, coins: 1_000 }

export const Rewards = scene(RewardsPage)
export const RewardsAllClaimed = scene(RewardsPage, {
  [rewardsPath]: {
    success: true,
    data: makeRewards({ email: claimed, profile: claimed, phone: claimed }),
  },
})
export const RewardsLoading = scene(RewardsPage, { [rewardsPath]: silence })
export const RewardsFailed = scene(RewardsPage, { [rewardsPath]: () => refusal('unavailable') })
export const Referral = scene(ReferralPage)
export const ReferralNobody = scene(ReferralPage, {
  [referralPath]: {
    success: true,
    data: makeReferral({ invited: [], invitedCount: 0, earned: { coins: 0, entries: 0 } }),
  },
})
export const ReferralFailed = scene(ReferralPage, { [referralPath]: () => refusal('unavailable') })
export const ReferralGuest: StoryObj = {
  ...scene(ReferralPage, {}, null),
  globals: { player: 'guest' },
}
