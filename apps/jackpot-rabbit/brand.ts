import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { dailyChests } from '@marquee/features-daily-chests'
import { linkOpening } from '@marquee/features-link-opening'
import { lobbyPage } from '@marquee/features-lobby'
import { lottery } from '@marquee/features-lottery'
import { luckyDice } from '@marquee/features-lucky-dice'
import { jackpotRabbit } from '@marquee/theme-jackpot-rabbit'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'jackpotRabbit',
  name: 'JackpotRabbit',
  names,
  theme: jackpotRabbit,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'sidebar', home: 'stage', lobby: 'spotlight', featurePage: 'stage' },
  ageBadge: '21+',
  features: [
    authPages(),
    lobbyPage(),
    linkOpening(),
    luckyDice(),
    lottery(),
    dailyChests(),
    ...baseFeatures({
      seasons: {
        land: () => import('@marquee/theme-jackpot-rabbit/land'),
      },
      moneyBox: {
        vessel: () => import('@marquee/theme-jackpot-rabbit/vessel'),
      },
      bingo: { store: bingoStore },
    }),
  ],
  messages,
})
