import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')
const { filledForPlayers, forPlayers } = partsOf(room)

/** Contests for points over a stretch of time (TOURN-01). */
export const tournaments = defineFeature(() =>
  defineRoom({
    id: 'tournaments',
    places: [
      { group: 'compete', label: { en: 'Tournaments', es: 'Torneos' }, icon: 'trophy', order: 10 },
    ],
    room,
    slots: {
      'lobby.more': filledForPlayers('TournamentSection', 42),
      'game.bar': forPlayers('GameLine', 20),
    },
  }),
)
