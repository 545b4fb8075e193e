import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.tsx')
const { filledForPlayers, forPlayers, part } = partsOf(room)

/** A box that the house fills while one plays, to be broken (ROUTE-26, MONEYBOX-01). */
export const moneyBox = defineFeature(() =>
  defineRoom({
    id: 'money-box',
    places: [
      {
        group: 'rewards',
        label: { en: 'Money box', es: 'Alcancía' },
        icon: 'money-box',
        order: 70,
      },
    ],
    room,
    modals: {
      'money-box-games': {
        load: part('GamesModal'),
      },
      'money-box-congratulations': {
        load: part('CongratulationsModal'),
        ...(import.meta.env.MARQUEE_PREVIEW && {
          sample: { won: { sectorId: 0, prize: { coins: 800, entries: 0 }, lines: [] } },
        }),
      },
    },
    slots: {
      'lobby.more': filledForPlayers('MoneyBoxSection', 39),
      'game.bar': forPlayers('GameBarBox', 30),
    },
  }),
)
