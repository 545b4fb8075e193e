import { defineFeature } from '@marquee/core'

const queries = () => import('./queries.ts')

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
        queryClient.prefetchQuery((await queries()).statesQuery(api)),
    },
  ],
  behaviours: [() => import('./GeoWatch.tsx').then((module) => module.GeoWatch)],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}))
