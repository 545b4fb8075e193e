import { defineFeature, fromBundle, type ModalDefinition } from '@marquee/core'
import { labels } from './labels/labels.ts'

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

const modal = (
  openModal: string,
  load: ModalDefinition['load'],
): Record<string, ModalDefinition> => ({
  [openModal]: { openModal, audience: 'player', load },
})

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
