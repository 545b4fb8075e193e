import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { coinDrops } from '@marquee/features-coin-drops'
import { funmachine } from '@marquee/features-funmachine'
import { lobbyPage } from '@marquee/features-lobby'
import { luckyDice } from '@marquee/features-lucky-dice'
import { fortuneWheelz } from '@marquee/theme-fortune-wheelz'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'fortuneWheelz',
  name: 'FortuneWheelz',
  names,
  theme: fortuneWheelz,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'topbar', home: 'split', lobby: 'spotlight', featurePage: 'column' },
  features: [
    authPages(),
    lobbyPage(),
    luckyDice(),
    funmachine(),
    coinDrops(),
    ...baseFeatures({
      seasons: {
        land: () => import('@marquee/theme-fortune-wheelz/land'),
      },
      moneyBox: {
        vessel: () => import('@marquee/theme-fortune-wheelz/vessel'),
      },
    }),
  ],
  messages,
})
