import { defineFeature, fromBundle, meKey } from '@marquee/core'

declare module '@marquee/core' {
  interface Features {
    terms: { modals: { 'terms-confirmation': object } }
  }
}

const bundle = () => import('./bundle.ts')
const { component } = fromBundle(bundle)

/** The documents that players accept: what is new freezes the page until they do (TERMS-01). */
export const terms = defineFeature(() => ({
  id: 'terms',
  bundle,
  pages: {},
  modals: {
    'terms-confirmation': {
      load: component('TermsModal'),
      audience: 'player',
      required: true,
      onGeoblock: true,
    },
  },
  behaviours: [() => import('./atRest.ts').then((module) => module.TermsWatch)],
  // Accepted in another tab: this one thaws too.
  pushes: {
    profile: ({ changed }, { queryClient }) => {
      if (!changed.includes('termsRequirement')) return
      void queryClient.invalidateQueries({ queryKey: meKey })
    },
  },
}))
