import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { dailyChests } from '@marquee/features-daily-chests'
import { lobbyPage } from '@marquee/features-lobby'
import { questOptimisation } from '@marquee/features-quests'
import { sws } from '@marquee/theme-sws'

export const brand = defineBrand({
  key: 'sws',
  name: 'Sweepshark',
  theme: sws,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'rail', home: 'poster', lobby: 'spotlight', featurePage: 'banner' },
  supportChat: { kind: 'script' },
  features: [
    authPages(),
    lobbyPage(),
    dailyChests(),
    ...baseFeatures({ quests: { optimisation: questOptimisation }, bingo: { store: bingoStore } }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
