import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')
const { part } = partsOf(room)

/** A shower of free coins at stated times (DROPS-01, ROUTE-23, TEN-26). */
export const coinDrops = defineFeature(() => ({
  ...defineRoom({
    id: 'coin-drops',
    places: [
      {
        group: 'rewards',
        label: { en: 'Coin drops', es: 'Lluvia de monedas' },
        icon: 'coins',
        order: 90,
      },
    ],
    room,
    modals: {
      'welcome-coin-drops': {
        load: part('WelcomeModal'),
        openModal: 'welcome-coin-drops',
      },
    },
    pushes: {
      // Taken in another tab.
      cash: ({ reason }, { queryClient }) =>
        void (
          reason === 'coin-drop' && queryClient.invalidateQueries({ queryKey: ['coin-drops'] })
        ),
    },
  }),
  behaviours: [() => import('./announce/Announcer.tsx').then((module) => module.Announcer)],
}))
