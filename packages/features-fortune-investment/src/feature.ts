import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')
const { filledForPlayers } = partsOf(room)
const id = 'fortune-investment'

/** Coins set aside for a while, given back with a stated bonus (INVEST-01). */
export const fortuneInvestment = defineFeature(() =>
  defineRoom({
    id,
    isActive: (player) => player.fortuneInvestment.isActive,
    places: [
      {
        group: 'rewards',
        label: { en: 'Coins set aside', es: 'Monedas guardadas' },
        icon: 'jar',
        order: 75,
      },
    ],
    room,
    slots: { 'lobby.more': filledForPlayers('SetAsideSection', 45) },
    pushes: {
      // Set aside or given back in another tab.
      cash: ({ reason }, { queryClient }) =>
        void (reason.startsWith('set-aside') && queryClient.invalidateQueries({ queryKey: [id] })),
    },
  }),
)
