import { defineFeature, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    'link-opening': { modals: { 'open-link': object } }
  }
}

const bundle = () => import('./bundle.ts')

/**
 * A link of the brand that somebody sent or copied is opened inside of the app, which has no address
 * bar to paste it into (BRAND-15).
 */
export const linkOpening = defineFeature(() => ({
  id: 'link-opening',
  bundle,
  pages: {},
  modals: {
    'open-link': { load: fromBundle(bundle).component('OpenLinkModal'), openModal: 'open-link' },
  },
  navigation: [
    {
      group: 'help',
      label: labels('linkOpening'),
      icon: 'link',
      to: '/library',
      search: { openModal: 'open-link' },
      order: 90,
    },
  ],
}))
