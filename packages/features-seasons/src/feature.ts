import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.tsx')
const { filledForPlayers, part } = partsOf(room)

/** Seasons: a path of stops that playing walks, each with an award (SEASON-01). */
export const seasons = defineFeature(() =>
  defineRoom({
    id: 'seasons',
    pages: { page: '/season' },
    places: [
      { group: 'rewards', label: { en: 'Season', es: 'Temporada' }, icon: 'map', order: 38 },
    ],
    room,
    modals: {
      'welcome-season-spooky': {
        load: part('SpookySeasonModal'),
        openModal: 'spookySeason',
        ...(import.meta.env.MARQUEE_PREVIEW && {
          sample: { errorText: 'The reward of this level was claimed before.' },
        }),
      },
      'welcome-season-neutral': {
        load: part('NeutralSeasonModal'),
        openModal: 'welcome-season-neutral',
      },
    },
    slots: {
      'lobby.sections': filledForPlayers('SeasonSection', 34),
    },
  }),
)
