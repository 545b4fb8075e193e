import type { Rewards } from '@marquee/contract'
import type { Referral } from '../contract/referral/schemas.ts'

export const makeRewards = (overrides: Partial<Rewards> = {}): Rewards => ({
  email: { available: true, completed: true, coins: 1_000 },
  profile: { available: true, completed: false, coins: 2_000 },
  phone: { available: false, completed: true, coins: 1_000 },
  ...overrides,
})

export const makeReferral = (overrides: Partial<Referral> = {}): Referral => ({
  code: 'K7QWERTZ',
  rewardPerFriend: { coins: 5_000, entries: 100 },
  friendReward: { coins: 2_000, entries: 0 },
  earned: { coins: 5_000, entries: 100 },
  invited: [
    {
      initial: 'A',
      joinedAt: Date.UTC(2026, 10, 18),
      confirmed: true,
      earned: { coins: 5_000, entries: 100 },
    },
    {
      initial: 'K',
      joinedAt: Date.UTC(2026, 10, 15),
      confirmed: false,
      earned: { coins: 0, entries: 0 },
    },
  ],
  invitedCount: 2,
  ...overrides,
})

export const makeSignUpRewards = () => ({
  registrationReferralReward: null,
  registrationRewardWithoutCode: { coins: 15_000, entries: 150 },
  emailConfirmation: { coins: 1_000, entries: 0 },
  phoneConfirmation: { coins: 1_000, entries: 0 },
  profileComplete: { coins: 2_000, entries: 0 },
})
