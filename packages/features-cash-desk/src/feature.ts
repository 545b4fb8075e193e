import type { GameMode } from '@marquee/contract'
import { cashKey, defineFeature, fromBundle, type ModalName } from '@marquee/core'
import { labels } from './labels/labels.ts'

declare module '@marquee/core' {
  interface Features {
    'cash-desk': {
      pages: {
        deposit: '/cash/deposit-by-money'
        offer: '/cash/deposit-by-money/$presetId/promoOffer'
        success: '/cash/success'
        failed: '/cash/failed'
        declined: '/cash/failed/$presetId/$offerType/$methodId'
        receipt: '/cash/receipt/$depositId'
        redeem: '/cash/redeem'
        challenge: '/cashIframe'
      }
      search: {
        deposit: { presetId?: string; method?: string }
        offer: { 'outside-promo-offer'?: string }
      }
      modals: {
        'insufficient-funds': {
          gameMode?: GameMode
          cost?: number
          least?: number
          isRoundOpen?: boolean
        }
        'insufficient-withdrawal': object
        'preset-package': object
        'quick-buy': { presetId?: number }
        'quick-cash': object
      }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

/** Each opens by its name and by `openModal` alike. */
const modal = <N extends ModalName, L>(openModal: N, load: L) =>
  ({ [openModal]: { openModal, audience: 'player', load } }) as Record<
    N,
    { openModal: N; audience: 'player'; load: L }
  >

/** Where purchases are made, and what became of them (ROUTE-34..39). */
export const cashDesk = defineFeature(() => ({
  id: 'cash-desk',
  makesOld: { deposit: [cashKey], payment: [cashKey] },
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
