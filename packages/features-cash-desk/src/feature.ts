import { defineFeature, fromBundle, type ModalDefinition } from '@marquee/core'
import { labels } from './labels/labels.ts'

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

/** Each opens by its name and by `openModal` alike. */
const modal = (
  openModal: string,
  load: ModalDefinition['load'],
): Record<string, ModalDefinition> => ({
  [openModal]: { openModal, audience: 'player', load },
})

/** Where purchases are made, and what became of them (ROUTE-34..39). */
export const cashDesk = defineFeature(() => ({
  id: 'cash-desk',
  makesOld: { deposit: ['cash'], payment: ['cash'] },
  bundle,
  route: { audience: 'player' },
  pages: {
    deposit: { path: '/cash/deposit-by-money' },
    offer: { path: '/cash/deposit-by-money/$presetId/promoOffer' },
    success: { path: '/cash/success' },
    failed: { path: '/cash/failed' },
    declined: { path: '/cash/failed/$presetId/$offerType/$methodId' },
    receipt: { path: '/cash/receipt/$depositId' },
    redeem: { path: '/cash/redeem' },
    challenge: { path: '/cashIframe', layout: 'auth' },
  },
  modals: {
    ...modal('insufficient-funds', component('InsufficientFundsModal')),
    ...modal('insufficient-withdrawal', component('InsufficientWithdrawalModal')),
    ...modal('preset-package', component('PresetPackageModal')),
    ...modal('quick-buy', component('QuickBuyModal')),
    ...modal('quick-cash', component('QuickCashModal')),
  },
  slots: {
    'lobby.more': [slotEntry('QuickSection', { order: 60, audience: 'player', prefetch: true })],
    'header.actions': [slotEntry('CashWidget', { order: 5, audience: 'player' })],
    'menu.items': [
      slotEntry('CashMenuItem', { order: 5, audience: 'player', duringBreak: 'shown' }),
    ],
  },
  navigation: [
    {
      group: 'club',
      label: labels('cashDesk'),
      icon: 'coins',
      to: '/cash/deposit-by-money/',
      order: 20,
      audience: 'player',
      primary: true,
    },
  ],
  pushes: { payment: call('onPayment'), deposit: call('onDeposit') },
  behaviours: [() => import('./atRest.ts').then((module) => module.PresetOffer)],
}))
