import { defineFeature } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    geo: { pages: { page: '/geoblock' } }
  }
}

const bundle = () => import('./bundle.ts')

/** Keeps play where it may be: the checks of address and position, and where they lead (GEO-01..04). */
export const geo = defineFeature(() => ({
  id: 'geo',
  bundle,
  pages: {
    page: {
      path: '/geoblock',
      layout: 'geoblock',
      title: 'geo:title',
      description: 'geo:description',
      noindex: true,
    },
  },
  behaviours: [() => import('./atRest.ts').then((module) => module.GeoWatch)],
}))
