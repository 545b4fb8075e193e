import type { RouteContext } from '@marquee/core'
import { profilePageQuery, profileQuery, rewardsQuery, restrictionInfoQuery } from './queries.ts'
import {
  passkeysQuery,
  sessionsQuery,
  socialsQuery,
  subscriptionQuery,
} from './security/queries.ts'

/** The pages of the account area, each fetched when it is opened. */
export const overview = () =>
  import('./overview/ProfilePage.tsx').then((module) => module.ProfilePage)
export const personal = () =>
  import('./personal/PersonalInfoPage.tsx').then((module) => module.PersonalInfoPage)
export const level = () => import('./steps/LevelPage.tsx').then((module) => module.LevelPage)
export const security = () =>
  import('./security/SecurityPage.tsx').then((module) => module.SecurityPage)
export const socials = () => import('./social/SocialsPage.tsx').then((module) => module.SocialsPage)
export const news = () =>
  import('./news/SubscriptionPage.tsx').then((module) => module.SubscriptionPage)

type PageName = 'overview' | 'personal' | 'level' | 'security' | 'socials' | 'news'

/** What a page shows at once; what fails is asked for again by the page itself, which says so. */
export async function load(page: PageName, { api, queryClient }: RouteContext): Promise<void> {
  const ahead = {
    overview: [profileQuery(api), rewardsQuery(api), profilePageQuery(api)],
    personal: [profileQuery(api), restrictionInfoQuery(api)],
    level: [profileQuery(api), rewardsQuery(api)],
    security: [sessionsQuery(api), passkeysQuery(api), rewardsQuery(api)],
    socials: [socialsQuery(api)],
    news: [subscriptionQuery(api)],
  }[page]
  await Promise.all(ahead.map((query) => queryClient.prefetchQuery(query as never)))
}
