import { defineFeature } from '@marquee/core'

/** The documents that players accept: what is new freezes the page until they do (TERMS-01). */
export const terms = defineFeature(() => ({
  id: 'terms',
  modals: {
    'terms-confirmation': {
      load: () => import('./modal/TermsModal.tsx').then((module) => module.TermsModal),
      audience: 'player',
      required: true,
      onGeoblock: true,
    },
  },
  behaviours: [() => import('./TermsWatch.tsx').then((module) => module.TermsWatch)],
  // Accepted in another tab: this one thaws too.
  pushes: {
    profile: ({ changed }, { queryClient }) => {
      if (!changed.includes('termsRequirement')) return
      void queryClient.invalidateQueries({ queryKey: ['player', 'me'] })
    },
  },
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}))
