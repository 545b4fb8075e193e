import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')
const { filledForPlayers, part } = partsOf(room)
const key = ['scratch-cards']

/** Scratch cards: one free by the calendar, more for rounds (SCRATCH-01, ROUTE-22). */
export const scratchCards = defineFeature(() =>
  defineRoom({
    id: 'scratch-cards',
    places: [
      {
        group: 'rewards',
        label: { en: 'Scratch cards', es: 'Rascas' },
        icon: 'scratch',
        order: 60,
      },
    ],
    room,
    modals: {
      'welcome-scratch-cards': {
        load: part('WelcomeModal'),
        openModal: 'welcome-scratch-cards',
      },
    },
    slots: {
      'lobby.more': filledForPlayers('ScratchSection', 37),
    },
    pushes: {
      // A card was earned, or scratched in another tab.
      app: ({ feature }, { queryClient }) =>
        void (feature === key[0] && queryClient.invalidateQueries({ queryKey: key })),
      cash: ({ reason }, { queryClient }) =>
        void (reason === 'scratch-card' && queryClient.invalidateQueries({ queryKey: key })),
    },
  }),
)
