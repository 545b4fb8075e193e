import { defineFeature } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** The documents that players accept: what is new freezes the page until they do (TERMS-01). */
export const terms = defineFeature(() => ({
  id: 'terms',
  modals: {
    'terms-confirmation': {
      load: () => parts().then((module) => module.termsModal()),
      audience: 'player',
      required: true,
      onGeoblock: true,
    },
  },
  behaviours: [() => parts().then((module) => module.termsWatch())],
  // Accepted in another tab: this one thaws too.
  pushes: {
    profile: ({ changed }, { queryClient }) => {
      if (!changed.includes('termsRequirement')) return
      void queryClient.invalidateQueries({ queryKey: ['player', 'me'] })
    },
  },
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
