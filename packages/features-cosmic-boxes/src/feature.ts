import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')
const { filledForPlayers, part } = partsOf(room)

/** Pick one of several boxes; they open and close with the scratch cards (MAGICBOX-01, ROUTE-24, TEN-27). */
export const cosmicBoxes = defineFeature(() =>
  defineRoom({
    id: 'cosmic-boxes',
    places: [
      {
        group: 'rewards',
        label: { en: 'Cosmic boxes', es: 'Cajas cósmicas' },
        icon: 'sparkle',
        order: 80,
      },
    ],
    room,
    modals: {
      'welcome-cosmic-boxes': {
        load: part('WelcomeModal'),
        openModal: 'welcome-cosmic-boxes',
      },
    },
    slots: {
      'lobby.more': filledForPlayers('CosmicSection', 38),
    },
    pushes: {
      // Scratched cards bring keys; a box was opened in another tab.
      cash: ({ reason }, { queryClient }) =>
        void (
          /^(scratch-card|magic-box)$/.test(reason) &&
          queryClient.invalidateQueries({ queryKey: ['magic-box'] })
        ),
    },
  }),
)
