import { defineFeature } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

/** The area of partners, closed to everybody else, and the link by which they bring players (AFF-01). */
export const affiliates = defineFeature(() =>
  defineRoom({
    id: 'affiliates',
    isActive: (player) => player.isAffiliate,
    pages: { area: '/affiliates', account: '/affiliates/partners-account' },
    route: { middleware: ['affiliate-redirect'] },
    places: [
      {
        group: 'club',
        label: { en: 'Partners', es: 'Socios' },
        icon: 'users',
        order: 40,
        audience: 'player',
      },
    ],
    room: () => import('./area.ts'),
    behaviours: [() => import('./visit/ComesByLink.tsx').then((module) => module.ComesByLink)],
  }),
)
