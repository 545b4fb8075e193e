import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { linkOpening } from '@marquee/features-link-opening'
import { lobbyPage } from '@marquee/features-lobby'
import { luckyDice } from '@marquee/features-lucky-dice'
import { jackpotRabbit } from '@marquee/theme-jackpot-rabbit'

export const brand = defineBrand({
  key: 'jackpotRabbit',
  name: 'JackpotRabbit',
  theme: jackpotRabbit,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'sidebar', home: 'stage', lobby: 'spotlight', featurePage: 'stage' },
  ageBadge: '21+',
  supportChat: { kind: 'script' },
  features: [
    authPages(),
    lobbyPage(),
    linkOpening(),
    luckyDice(),
    ...baseFeatures({ bingo: { store: bingoStore } }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
