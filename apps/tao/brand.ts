import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { fortuneInvestment } from '@marquee/features-fortune-investment'
import { funmachine } from '@marquee/features-funmachine'
import { homeLobby } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { lottery } from '@marquee/features-lottery'
import { tao } from '@marquee/theme-tao'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'tao',
  name: 'TaoFortune',
  names,
  theme: tao,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'rail', home: 'stage', lobby: 'shelves', featurePage: 'column' },
  features: [
    authPages(),
    homeLobby(),
    lootboxes(),
    lottery(),
    funmachine(),
    fortuneInvestment({
      jar: () => import('@marquee/theme-tao/jar'),
    }),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-tao/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-tao/vessel'),
      },
    }),
  ],
  messages,
})
