import { defineFeature, fromBundle } from '@marquee/core'
import type { FunctionComponent } from 'react'

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
    makesOld: { bingo: ['bingo', 'features-info'] },
    navigation: [
      { group: 'rewards', label: { en: 'Bingo', es: 'Bingo' }, icon: 'bingo', order: 45 },
    ],
    bundle,
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
