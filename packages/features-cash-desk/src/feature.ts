import { defineFeature, type ModalDefinition } from '@marquee/core'
import { defineRoom } from '@marquee/feature-page'

/** One door for what stands on other pages. */
const parts = () => import('./parts.ts')

const modalNames = [
  'insufficient-funds',
  'insufficient-withdrawal',
  'preset-package',
  'quick-buy',
  'quick-cash',
] as const
export type DeskModal = (typeof modalNames)[number]

/** Each opens by its name and by `openModal` alike; said once for all, as this is in the first load. */
const modal = (openModal: DeskModal): [string, ModalDefinition] => [
  openModal,
  {
    openModal,
    audience: 'player',
    load: () => import('./modals.ts').then(({ modals }) => modals[openModal]),
  },
]

/** Where purchases are made, and what became of them (ROUTE-34..39). */
export const cashDesk = defineFeature(() =>
  defineRoom({
    id: 'cash-desk',
    pages: {
      deposit: '/cash/deposit-by-money',
      offer: '/cash/deposit-by-money/$presetId/promoOffer',
      success: '/cash/success',
      failed: '/cash/failed',
      declined: '/cash/failed/$presetId/$offerType/$methodId',
      receipt: '/cash/receipt/$depositId',
      redeem: '/cash/redeem',
      challenge: { path: '/cashIframe', layout: 'auth' },
    },
    route: { audience: 'player' },
    room: () => import('./desk.ts'),
    modals: Object.fromEntries(modalNames.map(modal)),
    slots: {
      'lobby.more': [
        {
          order: 60,
          audience: 'player',
          load: () => parts().then((module) => module.quick()),
          prefetch: (tools) => parts().then((module) => module.prefetchQuick(tools)),
        },
      ],
      'header.actions': [
        { order: 5, audience: 'player', load: () => parts().then((module) => module.widget()) },
      ],
      'menu.items': [
        { order: 5, audience: 'player', load: () => parts().then((module) => module.menuItem()) },
      ],
    },
    pushes: {
      payment: (push, tools) => void parts().then((module) => module.onPayment(push, tools)),
      deposit: (push, tools) => void parts().then((module) => module.onDeposit(push, tools)),
    },
    behaviours: [() => parts().then((module) => module.preset())],
  }),
)
