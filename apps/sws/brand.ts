import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { coinDrops } from '@marquee/features-coin-drops'
import { dailyChests } from '@marquee/features-daily-chests'
import { fortuneInvestment } from '@marquee/features-fortune-investment'
import { lobbyPage } from '@marquee/features-lobby'
import { questOptimisation } from '@marquee/features-quests'
import { sws } from '@marquee/theme-sws'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'sws',
  name: 'Sweepshark',
  names,
  theme: sws,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'rail', home: 'poster', lobby: 'spotlight', featurePage: 'banner' },
  features: [
    authPages(),
    lobbyPage(),
    dailyChests(),
    fortuneInvestment({
      jar: () => import('@marquee/theme-sws/jar'),
    }),
    coinDrops(),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-sws/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-sws/vessel'),
      },
      quests: { optimisation: questOptimisation },
      bingo: { store: bingoStore },
    }),
  ],
  messages,
})
