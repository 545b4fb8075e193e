import { defineFeature, featureInfoKey, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { lotteryKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    lottery: { pages: { page: '/lottery' } }
  }
}

const bundle = () => import('./bundle.ts')
const { slotEntry } = fromBundle(bundle)

/** A draw with tickets that are given (LOTTERY-01); shown while the platform says that it runs (LOTTERY-02). */
export const lottery = defineFeature(() => ({
  id: 'lottery',
  inbox: { lottery: { icon: 'ticket', link: '/lottery', isWin: true } },
  makesOld: { lottery: [lotteryKey, featureInfoKey] },
  pages: { page: { path: '/lottery' } },
  navigation: [
    {
      group: 'compete',
      label: labels('lottery'),
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
    'away.scenes': [slotEntry('AwayScene', { order: 10, audience: 'player' })],
  },
}))
