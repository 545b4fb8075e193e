import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyChests } from '@marquee/features-daily-chests'
import { fortuneInvestment } from '@marquee/features-fortune-investment'
import { lobbyPage } from '@marquee/features-lobby'
import { lottery } from '@marquee/features-lottery'
import { miniSlot } from '@marquee/features-mini-slot'
import { scarletSands } from '@marquee/theme-scarlet-sands'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'scarletSands',
  name: 'ScarletSands',
  names,
  theme: scarletSands,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'topbar', home: 'stage', lobby: 'grid', featurePage: 'banner' },
  ageBadge: '21+',
  features: [
    authPages(),
    lobbyPage(),
    dailyChests(),
    lottery(),
    fortuneInvestment({
      jar: () => import('@marquee/theme-scarlet-sands/jar'),
    }),
    miniSlot({
      cabinet: () => import('@marquee/theme-scarlet-sands/cabinet'),
    }),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-scarlet-sands/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-scarlet-sands/vessel'),
      },
    }),
  ],
  messages,
})
