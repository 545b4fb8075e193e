import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { lobbyPage } from '@marquee/features-lobby'
import { funzCity } from '@marquee/theme-funz-city'

export const brand = defineBrand({
  key: 'funzCity',
  name: 'FunzCity',
  theme: funzCity,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'sidebar', home: 'poster', lobby: 'grid', featurePage: 'column' },
  supportChat: { kind: 'script' },
  features: [authPages(), lobbyPage(), ...baseFeatures({ bingo: { store: bingoStore } })],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
