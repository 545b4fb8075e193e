import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')

/** A draw with tickets that are given (LOTTERY-01); shown while the platform says that it runs (LOTTERY-02). */
export const lottery = defineFeature(() =>
  defineRoom({
    id: 'lottery',
    pages: { page: '/lottery' },
    places: [
      {
        group: 'compete',
        label: { en: 'Lottery', es: 'Lotería' },
        icon: 'ticket',
        order: 30,
        status: 'promoLottery',
      },
    ],
    room,
    slots: { 'lobby.more': partsOf(room).filledForPlayers('LotterySection', 43) },
  }),
)
