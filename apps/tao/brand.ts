import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { homeLobby } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { tao } from '@marquee/theme-tao'

export const brand = defineBrand({
  key: 'tao',
  name: 'TaoFortune',
  theme: tao,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'rail', home: 'stage', lobby: 'shelves', featurePage: 'column' },
  homeCollections: 'schemeSections',
  supportChat: { kind: 'script' },
  features: [authPages(), homeLobby(), lootboxes(), ...baseFeatures()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
