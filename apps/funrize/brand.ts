import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { homeLobby } from '@marquee/features-lobby'
import { questOptimisation } from '@marquee/features-quests'
import { funrize } from '@marquee/theme-funrize'

export const brand = defineBrand({
  key: 'funrize',
  name: 'Funrize',
  theme: funrize,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'topbar', home: 'poster', lobby: 'shelves', featurePage: 'stage' },
  homeCollections: 'schemeSections',
  supportChat: { kind: 'script' },
  features: [
    authPages(),
    homeLobby(),
    ...baseFeatures({ quests: { optimisation: questOptimisation } }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
