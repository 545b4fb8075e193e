import {
  eachLocale,
  promotionsQuery,
  type PushTools,
  rewardsQuery,
  type RouteContext,
} from '@marquee/core'
import { referralQuery, signUpRewardsQuery } from './queries.ts'

/** The pages, each fetched when it is opened. */
export const pages = {
  hub: { load: () => import('./hub/RewardsHubPage.tsx').then((module) => module.RewardsHubPage) },
  page: { load: () => import('./card/RewardsPage.tsx').then((module) => module.RewardsPage) },
  referral: {
    load: () => import('./referral/ReferralPage.tsx').then((module) => module.ReferralPage),
  },
}

/** Fills the cache before a page is rendered; what fails, the page says itself. */
export async function load(
  { api, queryClient, isGuest }: Pick<RouteContext, 'api' | 'queryClient' | 'isGuest'>,
  page: keyof typeof pages,
): Promise<void> {
  if (page === 'hub') await queryClient.ensureQueryData(promotionsQuery(api)).catch(() => {})
  else if (page === 'page') await queryClient.ensureQueryData(rewardsQuery(api)).catch(() => {})
  else if (isGuest) await queryClient.prefetchQuery(signUpRewardsQuery(api))
  else await queryClient.prefetchQuery(referralQuery(api))
}

export const prefetch = ({ api, queryClient }: PushTools) =>
  queryClient.ensureQueryData(rewardsQuery(api))

/** The line, fetched when it is shown. */
export const RewardLine = {
  load: () => import('./card/RewardLine.tsx').then((module) => module.RewardLine),
}

export const messages = eachLocale(
  (locale) => () => import('./texts.ts').then(({ texts }) => texts[locale]),
)
