import { messages } from './messages/index.ts'
import type { FeatureDefinition } from '../feature/types.ts'

/**
 * Pages for whoever works on a brand (ROUTE-32, ROUTE-33): its tokens and components, and all of its
 * modals. Part of no release: builds have them with `MARQUEE_PREVIEW=1`, development always.
 */
export const showcase = (): FeatureDefinition => ({
  id: 'showcase',
  routes: [
    {
      path: '/redesign',
      name: 'redesign',
      title: 'showcase:redesign.title',
      page: () => import('./RedesignPage.tsx').then((module) => module.RedesignPage),
    },
    {
      path: '/not-released/modals-showcase',
      name: 'not-released-modals-showcase',
      title: 'showcase:modals.title',
      page: () => import('./ModalsShowcasePage.tsx').then((module) => module.ModalsShowcasePage),
    },
  ],
  messages,
})
