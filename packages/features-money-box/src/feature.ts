import type { Won } from '@marquee/prize-ui'
import { defineFeature, featureInfoKey, fromBundle } from '@marquee/core'
import type { Vessel } from './box/vessel.ts'
import { labels } from './labels/labels.ts'
import { moneyBoxKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'money-box': {
      pages: { page: '/money-box' }
      modals: { 'money-box-games': object; 'money-box-congratulations': { won: Won } }
    }
  }
}

export interface MoneyBoxOptions {
  /** What coins are kept in on the brand; left out for the pig that the feature begins with. */
  vessel?: () => Promise<{ vessel: Vessel }>
}

/** A box that the house fills while one plays, to be broken (ROUTE-26, MONEYBOX-01). */
export const moneyBox = defineFeature<MoneyBoxOptions | undefined>(({ vessel } = {}) => {
  const bundle = () => import('./bundle.tsx').then((module) => module.moneyBoxBundle(vessel))
  const { component, slotEntry } = fromBundle(bundle)
  return {
    id: 'money-box',
    makesOld: { moneyBox: [moneyBoxKey, featureInfoKey] },
    navigation: [
      {
        group: 'rewards',
        label: labels('moneyBox'),
        icon: 'money-box',
        order: 70,
      },
    ],
    bundle,
    modals: {
      'money-box-games': {
        load: component('GamesModal'),
      },
      'money-box-congratulations': {
        load: component('CongratulationsModal'),
        ...(import.meta.env.MARQUEE_PREVIEW && {
          sample: { won: { sectorId: 0, prize: { coins: 800, entries: 0 }, lines: [] } },
        }),
      },
    },
    slots: {
      'lobby.sections': [
        slotEntry('MoneyBoxSection', { order: 39, audience: 'player', prefetch: true }),
      ],
      'game.bar': [slotEntry('GameBarBox', { order: 30, audience: 'player' })],
    },
  }
})
