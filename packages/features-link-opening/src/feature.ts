import { defineFeature, type FeatureDefinition } from '@marquee/core'

const parts = () => import('./parts.ts')

/**
 * A link of the brand that somebody sent or copied is opened inside of the app, which has no address
 * bar to paste it into (BRAND-15).
 */
export const linkOpening = defineFeature((): FeatureDefinition => ({
  id: 'link-opening',
  modals: {
    'open-link': {
      load: () => parts().then((module) => module.OpenLinkModal),
      openModal: 'open-link',
    },
  },
  navigation: [
    {
      group: 'help',
      label: { en: 'Open a link', es: 'Abrir un enlace' },
      icon: 'link',
      to: '/library',
      search: { openModal: 'open-link' },
      order: 90,
    },
  ],
  messages: {
    en: () => parts().then((module) => module.en),
    es: () => parts().then((module) => module.es),
  },
}))
