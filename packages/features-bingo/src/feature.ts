import { defineFeature, featureInfoKey, fromBundle } from '@marquee/core'
import type { FunctionComponent } from 'react'
import { labels } from './labels/labels.ts'
import { bingoKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    bingo: { pages: { page: '/bingo' }; modals: { 'welcome-bingo': object } }
  }
}

export interface BingoOptions {
  /** `bingoStore` in brands that have it (BRAND-14). */
  store?: () => Promise<FunctionComponent>
}

/** Bingo: balls earned by playing, ten of them for a card (BINGO-01). */
export const bingo = defineFeature<BingoOptions | undefined>(({ store } = {}) => {
  const bundle = () => import('./bundle.tsx').then((module) => module.bingoBundle(store))
  const { component, slotEntry } = fromBundle(bundle)
  return {
    id: 'bingo',
    inbox: { 'bingo-ending': { icon: 'hourglass', link: '/bingo' } },
    makesOld: { bingo: [bingoKey, featureInfoKey] },
    navigation: [{ group: 'rewards', label: labels('bingo'), icon: 'bingo', order: 45 }],
    bundle,
    freeWay: {
      label: labels('freeWay'),
      text: labels('freeWayText'),
      icon: 'bingo',
      opens: { to: '/bingo' },
      order: 30,
    },
    modals: {
      'welcome-bingo': {
        load: component('WelcomeModal'),
        openModal: 'welcome-bingo',
      },
    },
    slots: {
      'lobby.sections': [
        slotEntry('BingoSection', { order: 36, audience: 'player', prefetch: true }),
      ],
    },
  }
})
