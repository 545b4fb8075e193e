import { defineFeature, type FeatureDefinition } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** Seasons: so far the tower of the spooky one (MODAL-03, MODAL-45). */
export const seasons = defineFeature((): FeatureDefinition => ({
  id: 'seasons',
  modals: {
    'welcome-season-spooky': {
      load: () => parts().then((module) => module.spookySeasonModal()),
      openModal: 'spookySeason',
      ...(import.meta.env.MARQUEE_PREVIEW && {
        sample: { errorText: 'The reward of this level was claimed before.' },
      }),
    },
  },
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
