import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'
import type { FunctionComponent } from 'react'

export interface BingoOptions {
  /** `bingoStore` in brands that have it (BRAND-14). */
  store?: () => Promise<FunctionComponent>
}

/** Bingo: balls earned by playing, ten of them for a card (BINGO-01). */
export const bingo = defineFeature<BingoOptions | undefined>(({ store } = {}) => {
  const room = () => import('./room.tsx').then((module) => module.bingoRoom(store))
  const { filledForPlayers, part } = partsOf(room)
  return defineRoom({
    id: 'bingo',
    places: [{ group: 'rewards', label: { en: 'Bingo', es: 'Bingo' }, icon: 'bingo', order: 45 }],
    room,
    modals: {
      'welcome-bingo': {
        load: part('WelcomeModal'),
        openModal: 'welcome-bingo',
      },
    },
    slots: {
      'lobby.more': filledForPlayers('BingoSection', 36),
    },
  })
})
