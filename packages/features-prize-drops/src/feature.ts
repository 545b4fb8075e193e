import { defineFeature, featureInfoKey, fromBundle } from '@marquee/core'
import { labels } from './labels/labels.ts'
import { dropsKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    'prize-drops': {
      pages: { page: '/prize-drops' }
      modals: {
        'prize-drops-win': { prizeLvl: number; prizeValue: number; onRest?: () => void }
        'welcome-prize-drops': object
      }
    }
  }
}

const bundle = () => import('./bundle.ts')
const { call, component, slotEntry } = fromBundle(bundle)

/** Prizes that fall on rounds while the day’s pool lasts (DROPS-02, TEN-26). */
export const prizeDrops = defineFeature(() => ({
  id: 'prize-drops',
  makesOld: { prizeDrops: [dropsKey, featureInfoKey] },
  bundle,
  navigation: [
    {
      group: 'compete',
      label: labels('prizeDrops'),
      icon: 'drop',
      order: 20,
    },
  ],
  modals: {
    'prize-drops-win': {
      load: component('WinModal'),
      audience: 'player',
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { prizeLvl: 3, prizeValue: 5000 } }),
    },
    'welcome-prize-drops': {
      load: component('WelcomeModal'),
      openModal: 'welcome-prize-drops',
      audience: 'player',
    },
  },
  slots: {
    'lobby.sections': [slotEntry('DropSection', { order: 44, audience: 'player', prefetch: true })],
  },
  pushes: { prizeDrops: call('onDrop') },
  behaviours: [() => import('./atRest.ts').then((module) => module.DropWatch)],
}))
