import { defineFeature, featureInfoKey, fromBundle, patchPlayer } from '@marquee/core'
import { labels } from './labels/labels.ts'
import type { SeasonLand } from './scene/land.ts'
import { seasonsKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    seasons: {
      pages: { page: '/season' }
      modals: { spookySeason: object; 'welcome-season-neutral': object }
    }
  }
}

export interface SeasonsOptions {
  /** What stands on the brand's map; left out for the land that the feature begins with. */
  land?: () => Promise<{ land: SeasonLand }>
}

/** Seasons: a path of stops that playing walks, each with an award (SEASON-01). */
export const seasons = defineFeature<SeasonsOptions | undefined>(({ land } = {}) => {
  const bundle = () => import('./bundle.tsx').then((module) => module.seasonBundle(land))
  const { component, slotEntry } = fromBundle(bundle)
  return {
    id: 'seasons',
    inbox: { season: { icon: 'map', link: '/season', isGrouped: true } },
    makesOld: { season: [seasonsKey, featureInfoKey] },
    pages: { page: { path: '/season' } },
    navigation: [{ group: 'rewards', label: labels('seasons'), icon: 'map', order: 38 }],
    bundle,
    pushes: {
      season: ({ slug, totalProgressPercents, currentLevel }, { queryClient }) =>
        patchPlayer(queryClient, (known) => ({
          ...known,
          season: { ...known.season, slug, totalProgressPercents, currentLevel },
        })),
    },
    modals: {
      spookySeason: {
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
  }
})
