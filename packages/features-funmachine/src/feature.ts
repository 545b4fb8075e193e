import { defineFeature } from '@marquee/core'
import { defineRoom, partsOf } from '@marquee/feature-page'

const room = () => import('./room.ts')
const { filledForPlayers } = partsOf(room)

/** A machine that gives a capsule every few hours, and a meter that rounds fill (INVEST-02, INVEST-03). */
export const funmachine = defineFeature(() =>
  defineRoom({
    id: 'funmachine',
    places: [
      {
        group: 'rewards',
        label: { en: 'Funmachine', es: 'Máquina de cápsulas' },
        icon: 'capsules',
        order: 72,
      },
    ],
    room,
    slots: { 'lobby.more': filledForPlayers('MachineSection', 40) },
    pushes: {
      // Played in another tab, or the meter was filled.
      cash: ({ reason }, { queryClient }) =>
        void (
          reason.startsWith('fun') && queryClient.invalidateQueries({ queryKey: ['funmachine'] })
        ),
    },
  }),
)
