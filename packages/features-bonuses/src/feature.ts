import { defineFeature, type FeatureDefinition } from '@marquee/core'

/** One door, so that a brand's first load names only one. */
const parts = () => import('./parts.ts')

/** Entries that a message promises: by the query `freeEntriesBonus`, or from the list of what waits. */
export const bonuses = defineFeature((): FeatureDefinition => ({
  id: 'bonuses',
  modals: {
    'free-bonus': {
      load: () => parts().then((module) => module.freeBonusModal()),
      ...(import.meta.env.MARQUEE_PREVIEW && { sample: { amount: 500 } }),
    },
    'free-bonuses': {
      load: () => parts().then((module) => module.freeBonusesModal()),
      openModal: 'free-bonuses',
      audience: 'player',
    },
  },
  status: { icon: 'entries' },
  // Credited in another tab, or free spins of a day: what waits follows.
  pushes: {
    cash: ({ reason }, { queryClient }) => {
      if (/^(free-bonus|daily-login)$/.test(reason))
        void parts().then(({ refreshBonuses }) => refreshBonuses(queryClient))
    },
  },
  behaviours: [() => parts().then((module) => module.bonusByAddress())],
  messages: {
    en: () => parts().then((module) => module.en()),
    es: () => parts().then((module) => module.es()),
  },
}))
