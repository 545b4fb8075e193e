import { defineFeature } from '@marquee/core'
import { affiliateCookie } from './visit/cookie.ts'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    affiliates: { pages: { area: '/affiliates'; account: '/affiliates/partners-account' } }
  }
}

/** What is not of the area's pages. */
const visits = () => import('./visits.ts')

/** The area of partners, closed to everybody else, and the link by which they bring players (AFF-01). */
export const affiliates = defineFeature(() => ({
  id: 'affiliates',
  isActive: (player) => player.isAffiliate,
  pages: { area: { path: '/affiliates' }, account: { path: '/affiliates/partners-account' } },
  route: { middleware: ['affiliate-redirect'] },
  navigation: [
    {
      group: 'club',
      label: labels('affiliates'),
      icon: 'users',
      order: 40,
      audience: 'player',
      primary: true,
    },
  ],
  middleware: {
    'affiliate-redirect': () => visits().then((module) => module.affiliateRedirect),
  },
  guestCookies: [affiliateCookie],
  signUpPart: () => visits().then((module) => module.signUpPart),
  bundle: () => import('./bundle.ts'),
  behaviours: [() => import('./atRest.ts').then((module) => module.ComesByLink)],
}))
