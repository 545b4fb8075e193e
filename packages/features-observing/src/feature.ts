import { defineFeature } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    observing: object
  }
}

const bundle = () => import('./bundle.ts')

/** What looks at a page without a part of it: errors, analytics, and whether anybody is there. */
export const observing = defineFeature(() => ({
  id: 'observing',
  bundle,
  pages: {},
  behaviours: [() => import('./atRest.ts').then((module) => module.Observing)],
}))
