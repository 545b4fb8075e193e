import { defineFeature, fromBundle, patchPlayer } from '@marquee/core'

const bundle = () => import('./bundle.tsx')
const { component, slotEntry } = fromBundle(bundle)

/** Seasons: a path of stops that playing walks, each with an award (SEASON-01). */
export const seasons = defineFeature(() => ({
  id: 'seasons',
  makesOld: { season: ['seasons', 'features-info'] },
  pages: { page: { path: '/season' } },
  navigation: [
    { group: 'rewards', label: { en: 'Season', es: 'Temporada' }, icon: 'map', order: 38 },
  ],
  bundle,
  pushes: {
    season: ({ slug, totalProgressPercents, currentLevel }, { queryClient }) =>
      patchPlayer(queryClient, (known) => ({
        ...known,
        season: { ...known.season, slug, totalProgressPercents, currentLevel },
      })),
  },
  modals: {
    'welcome-season-spooky': {
      load: component('SpookySeasonModal'),
      openModal: 'spookySeason',
      ...(import.meta.env.MARQUEE_PREVIEW && {
        sample: { errorText: 'The reward of this level was claimed before.' },
      }),
    },
    'welcome-season-neutral': {
      load: component('NeutralSeasonModal'),
      openModal: 'welcome-season-neutral',
    },
  },
  slots: {
    'lobby.sections': [
      slotEntry('SeasonSection', { order: 34, audience: 'player', prefetch: true }),
    ],
  },
}))
