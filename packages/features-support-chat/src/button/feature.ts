import { defineFeature } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    'support-button': object
  }
}

const bundle = () => import('./bundle.ts')

/**
 * The way to support from every page (CHATBTN-01): the button in the place that the layout keeps for it,
 * and the query `openSupport`. What opens says `supportChat` of the brand.
 */
export const supportButton = defineFeature(() => ({
  id: 'support-button',
  bundle,
  pages: {},
  docks: ({ supportChat }) => supportChat !== null,
  behaviours: [() => import('./atRest.ts').then((module) => module.Support)],
}))
