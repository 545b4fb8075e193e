import { defineFeature, type FeatureDefinition } from '@marquee/core'

/** Seasons: so far the tower of the spooky one (MODAL-03, MODAL-45). */
export const seasons = defineFeature((): FeatureDefinition => ({
  id: 'seasons',
  modals: {
    'welcome-season-spooky': {
      load: () =>
        import('./tower/SpookySeasonModal.tsx').then((module) => module.SpookySeasonModal),
      openModal: 'spookySeason',
      ...(import.meta.env.MARQUEE_PREVIEW && {
        sample: { errorText: 'The reward of this level was claimed before.' },
      }),
    },
  },
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
}))
