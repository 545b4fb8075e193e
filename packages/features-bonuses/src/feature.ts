import { defineFeature, fromBundle } from '@marquee/core'
import { bonusesKey } from './keys.ts'

declare module '@marquee/core' {
  interface Features {
    bonuses: { modals: { 'free-bonus': { amount: number }; 'free-bonuses': object } }
  }
}

const bundle = () => import('./bundle.ts')
const { component } = fromBundle(bundle)

/** Entries that a message promises: by the query `freeEntriesBonus`, or from the list of what waits. */
export const bonuses = defineFeature(() => ({
  id: 'bonuses',
  bundle,
  pages: {},
  modals: {
    'free-bonus': {
      load: component('FreeBonusModal'),
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { amount: 500 } }),
    },
    'free-bonuses': {
      load: component('FreeBonusesModal'),
      openModal: 'free-bonuses',
      audience: 'player',
    },
  },
  status: { icon: 'entries' },
  // What gave something may have given a bonus, or was one that another tab credited.
  makesOld: { cash: [bonusesKey] },
  behaviours: [() => import('./atRest.ts').then((module) => module.BonusByAddress)],
}))
