export { referralQuery, rewardsQuery, signUpRewardsQuery } from './queries.ts'

/** Pages, lines and chips, each fetched when it is shown. */
export const rewardsPage = () =>
  import('./card/RewardsPage.tsx').then((module) => module.RewardsPage)
export const referralPage = () =>
  import('./referral/ReferralPage.tsx').then((module) => module.ReferralPage)
export const rewardsChip = () =>
  import('./card/RewardsChip.tsx').then((module) => module.RewardsChip)
export const rewardLine = () => import('./card/RewardLine.tsx').then((module) => module.RewardLine)
export const invitedBy = () =>
  import('./behaviour/InvitedBy.tsx').then((module) => module.InvitedBy)

/** Texts. */
export const en = () => import('./messages/en.json').then((module) => module.default)
export const es = () => import('./messages/es.json').then((module) => module.default)
