import { defineFeature, fromBundle } from '@marquee/core'

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** A draw with tickets that are given (LOTTERY-01); shown while the platform says that it runs (LOTTERY-02). */
export const lottery = defineFeature(() => ({
  id: 'lottery',
  makesOld: { lottery: ['lottery', 'features-info'] },
  pages: { page: { path: '/lottery' } },
  navigation: [
    {
      group: 'compete',
      label: { en: 'Lottery', es: 'Lotería' },
      icon: 'ticket',
      order: 30,
      status: 'promoLottery',
    },
  ],
  bundle,
  slots: {
    'lobby.sections': [
      slotEntry('LotterySection', { order: 43, audience: 'player', prefetch: true }),
    ],
  },
}))
