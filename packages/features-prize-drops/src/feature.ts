import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')
const room = () => parts().then((module) => module.room())
const { filledForPlayers, part } = partsOf(room)

/** Prizes that fall on rounds while the day’s pool lasts (DROPS-02, TEN-26). */
export const prizeDrops = defineFeature(() =>
  defineRoom({
    id: 'prize-drops',
    places: [
      {
        group: 'compete',
        label: { en: 'Prize drops', es: 'Caída de premios' },
        icon: 'drop',
        order: 20,
      },
    ],
    room,
    modals: {
      'prize-drops-win': {
        load: part('WinModal'),
        audience: 'player',
        ...(import.meta.env.MARQUEE_PREVIEW && { sample: { prizeLvl: 3, prizeValue: 5000 } }),
      },
      'welcome-prize-drops': {
        load: part('WelcomeModal'),
        openModal: 'welcome-prize-drops',
        audience: 'player',
      },
    },
    slots: {
      'lobby.more': filledForPlayers('DropSection', 44),
    },
    pushes: {
      prizeDrops: (push, { queryClient }) =>
        void parts().then(({ noteWin }) => noteWin(queryClient, push)),
    },
    behaviours: [() => parts().then((module) => module.dropWatch())],
  }),
)
