import { defineFeature, fromBundle, type ModalName } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    wheels: {
      pages: { page: '/wheel-of-wins' }
      modals: {
        'daily-wheel': object
        'wheel-of-wins': object
        'prize-vault': object
        'welcome-wheel-of-wins': object
        'welcome-prize-vault': object
      }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

const modal = <N extends ModalName, L>(openModal: N, load: L) =>
  ({ [openModal]: { openModal, audience: 'player', load } }) as Record<
    N,
    { openModal: N; audience: 'player'; load: L }
  >

/** The wheel of the day and the streak of purchases (ROUTE-21, WHEEL-01). */
export const wheels = defineFeature(() => ({
  id: 'wheels',
  bundle,
  pages: { page: { path: '/wheel-of-wins' } },
  navigation: [
    {
      group: 'rewards',
      label: labels('wheels'),
      icon: 'wheel',
      order: 50,
    },
  ],
  modals: {
    ...modal('daily-wheel', component('DailyWheelModal')),
    // Both names open the streak of purchases, which stands in the brand's skin (STREAK-02).
    ...modal('wheel-of-wins', component('StreakModal')),
    ...modal('prize-vault', component('StreakModal')),
    // And both of these its welcome (MODAL-40, MODAL-41).
    ...modal('welcome-wheel-of-wins', component('WelcomeModal')),
    ...modal('welcome-prize-vault', component('WelcomeModal')),
  },
  slots: {
    'lobby.sections': [
      slotEntry('WheelSection', { order: 30, audience: 'player', prefetch: true }),
    ],
  },
  freeWay: {
    label: labels('freeWay'),
    text: labels('freeWayText'),
    icon: 'wheel',
    opens: { modal: 'daily-wheel' },
    order: 20,
  },
  pushes: { cash: call('onCash'), deposit: call('onDeposit') },
}))
