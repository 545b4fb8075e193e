import { defineFeature, type ModalDefinition, type PushTools } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

// Every page of a brand loads this declaration: few scripts, named once.
const lobby = () => import('./lobby.ts')
const modals = () => import('./modals.ts')
const place = {
  audience: 'player',
  prefetch: async (tools: PushTools) => (await lobby()).prefetchWheels(tools),
} as const

const modal = (openModal: string, load: ModalDefinition['load']): ModalDefinition => ({
  load,
  openModal,
  audience: 'player',
})
/** Both names open the streak of purchases, which stands in the brand's skin (STREAK-02). */
const streak = () => modals().then(({ StreakModal }) => StreakModal)
/** And both of these its welcome (MODAL-40, MODAL-41). */
const welcome = () => modals().then(({ WelcomeModal }) => WelcomeModal)

/** The wheel of the day and the streak of purchases (ROUTE-21, WHEEL-01). */
export const wheels = defineFeature(() => ({
  ...defineRoom({
    id: 'wheels',
    pages: { page: '/wheel-of-wins' },
    places: [
      {
        group: 'rewards',
        label: { en: 'Wheel of wins', es: 'Rueda de premios' },
        icon: 'wheel',
        order: 50,
      },
    ],
    room: () => import('./room.ts'),
    modals: {
      'daily-wheel': modal('daily-wheel', () =>
        modals().then(({ DailyWheelModal }) => DailyWheelModal),
      ),
      'wheel-of-wins': modal('wheel-of-wins', streak),
      'prize-vault': modal('prize-vault', streak),
      'welcome-wheel-of-wins': modal('welcome-wheel-of-wins', welcome),
      'welcome-prize-vault': modal('welcome-prize-vault', welcome),
    },
    slots: {
      'lobby.sections': [
        { ...place, order: 30, load: () => lobby().then(({ WheelSection }) => WheelSection) },
      ],
    },
    pushes: {
      cash: (push, tools) => void lobby().then(({ onCash }) => onCash(push, tools)),
      deposit: (push, tools) => void lobby().then(({ onDeposit }) => onDeposit(push, tools)),
    },
  }),
  messages: {
    en: () => lobby().then(({ texts }) => texts.en),
    es: () => lobby().then(({ texts }) => texts.es),
  },
}))
