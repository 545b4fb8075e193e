import { defineFeature } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** Keeps play where it may be: the checks of address and position, and where they lead (GEO-01..04). */
export const geo = defineFeature(() => ({
  id: 'geo',
  routes: [
    {
      path: '/geoblock',
      name: 'geoblock',
      layout: 'geoblock',
      title: 'geo:title',
      description: 'geo:description',
      noindex: true,
      page: () => import('./page/GeoblockPage.tsx').then((module) => module.GeoblockPage),
      // A page that says where one can play is still right without the list.
      load: async ({ api, queryClient }) =>
        queryClient.prefetchQuery((await parts()).statesQuery(api)),
    },
  ],
  behaviours: [() => parts().then((module) => module.geoWatch())],
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
