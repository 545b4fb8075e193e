import { defineFeature } from '@marquee/core'

/** The area of partners, closed to everybody else, and the link by which they bring players (AFF-01). */
export const affiliates = defineFeature(() => ({
  id: 'affiliates',
  isActive: (player) => player.isAffiliate,
  pages: { area: { path: '/affiliates' }, account: { path: '/affiliates/partners-account' } },
  route: { middleware: ['affiliate-redirect'] },
  navigation: [
    {
      group: 'club',
      label: { en: 'Partners', es: 'Socios' },
      icon: 'users',
      order: 40,
      audience: 'player',
    },
  ],
  bundle: () => import('./bundle.ts'),
  behaviours: [() => import('./visit/ComesByLink.tsx').then((module) => module.ComesByLink)],
}))
