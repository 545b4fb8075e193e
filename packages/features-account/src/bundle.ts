import type { PushTools, RouteContext } from '@marquee/core'
import { rewardsQuery } from '@marquee/core'
import type { QueryClient } from '@tanstack/react-query'
import { profilePageQuery, profileQuery, restrictionInfoQuery, welcomeQuery } from './queries.ts'
import {
  passkeysQuery,
  sessionsQuery,
  socialsQuery,
  subscriptionQuery,
} from './security/queries.ts'

export { wantsEmailConfirm, wantsRegistration } from './queries.ts'

/** The pages of the account area, each fetched when it is opened. */
export const pages = {
  overview: {
    load: () => import('./overview/ProfilePage.tsx').then((module) => module.ProfilePage),
  },
  personal: {
    load: () => import('./personal/PersonalInfoPage.tsx').then((module) => module.PersonalInfoPage),
  },
  level: { load: () => import('./steps/LevelPage.tsx').then((module) => module.LevelPage) },
  security: {
    load: () => import('./security/SecurityPage.tsx').then((module) => module.SecurityPage),
  },
  socials: { load: () => import('./social/SocialsPage.tsx').then((module) => module.SocialsPage) },
  news: {
    load: () => import('./news/SubscriptionPage.tsx').then((module) => module.SubscriptionPage),
  },
}

/** What a page shows at once; what fails is asked for again by the page itself, which says so. */
export async function load(
  { api, queryClient }: RouteContext,
  page: keyof typeof pages,
): Promise<void> {
  const fetch: QueryClient['prefetchQuery'] = (query) => queryClient.prefetchQuery(query)
  const ahead = {
    overview: () => [
      fetch(profileQuery(api)),
      fetch(rewardsQuery(api)),
      fetch(profilePageQuery(api)),
    ],
    personal: () => [fetch(profileQuery(api)), fetch(restrictionInfoQuery(api))],
    level: () => [fetch(profileQuery(api)), fetch(rewardsQuery(api))],
    security: () => [
      fetch(sessionsQuery(api)),
      fetch(passkeysQuery(api)),
      fetch(rewardsQuery(api)),
    ],
    socials: () => [fetch(socialsQuery(api))],
    news: () => [fetch(subscriptionQuery(api))],
  }
  await Promise.all(ahead[page]())
}

/** What the page after signing up shows, before or instead of its form. */
export const prefetch = ({ api, queryClient }: PushTools) =>
  Promise.all([
    queryClient.ensureQueryData(welcomeQuery(api)),
    queryClient.ensureQueryData(profileQuery(api)),
    queryClient.ensureQueryData(rewardsQuery(api)),
  ])

/** Modals, scene and form, each fetched when it is needed. */
export const ProfileModal = {
  load: () => import('./overview/ProfileModal.tsx').then((module) => module.ProfileModal),
}
export const EmailConfirmModal = {
  load: () => import('./confirm/EmailConfirmModal.tsx').then((module) => module.EmailConfirmModal),
}
export const EmailConfirmedModal = {
  load: () =>
    import('./confirm/EmailConfirmedModal.tsx').then((module) => module.EmailConfirmedModal),
}
export const EmailLink = {
  load: () => import('./confirm/EmailLink.tsx').then((module) => module.EmailLink),
}
export const PhoneConfirmModal = {
  load: () => import('./confirm/PhoneConfirmModal.tsx').then((module) => module.PhoneConfirmModal),
}
export const RegistrationModal = {
  load: () =>
    import('./registration/RegistrationModal.tsx').then((module) => module.RegistrationModal),
}
export const ReauthenticateModal = {
  load: () =>
    import('./security/ReauthenticateModal.tsx').then((module) => module.ReauthenticateModal),
}
export const CloseAccountModal = {
  load: () => import('./security/CloseAccountModal.tsx').then((module) => module.CloseAccountModal),
}
export const WelcomeModal = {
  load: () => import('./welcome/WelcomeModal.tsx').then((module) => module.WelcomeModal),
}
export const WelcomeScene = {
  load: () => import('./welcome/WelcomeScene.tsx').then((module) => module.WelcomeScene),
}
export const RegistrationForm = {
  load: () =>
    import('./registration/RegistrationForm.tsx').then((module) => module.RegistrationForm),
}

export { messages } from './messages/index.ts'
