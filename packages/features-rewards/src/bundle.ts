export { referralQuery, rewardsQuery, signUpRewardsQuery } from './queries.ts'

/** Pages, lines and chips, each fetched when it is shown. */
export const hubPage = () =>
  import('./hub/RewardsHubPage.tsx').then((module) => module.RewardsHubPage)
export const rewardsPage = () =>
  import('./card/RewardsPage.tsx').then((module) => module.RewardsPage)
export const referralPage = () =>
  import('./referral/ReferralPage.tsx').then((module) => module.ReferralPage)
export const rewardLine = () => import('./card/RewardLine.tsx').then((module) => module.RewardLine)
export const invitedBy = () =>
  import('./behaviour/InvitedBy.tsx').then((module) => module.InvitedBy)

/** Texts. */
export const en = () => import('./texts.ts').then(({ texts }) => texts.en)
export const es = () => import('./texts.ts').then(({ texts }) => texts.es)
