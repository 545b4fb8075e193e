import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { lobbyPage } from '@marquee/features-lobby'
import { luckyDice } from '@marquee/features-lucky-dice'
import { fortuneWheelz } from '@marquee/theme-fortune-wheelz'

export const brand = defineBrand({
  key: 'fortuneWheelz',
  name: 'FortuneWheelz',
  theme: fortuneWheelz,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'topbar', home: 'split', lobby: 'spotlight', featurePage: 'column' },
  supportChat: { kind: 'script' },
  features: [authPages(), lobbyPage(), luckyDice(), ...baseFeatures()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
