import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { coinDrops } from '@marquee/features-coin-drops'
import { fortuneInvestment } from '@marquee/features-fortune-investment'
import { funmachine } from '@marquee/features-funmachine'
import { lobbyPage } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { lottery } from '@marquee/features-lottery'
import { miniSlot } from '@marquee/features-mini-slot'
import { registrationComplete } from '@marquee/features-registration-complete'
import { supportChat } from '@marquee/features-support-chat'
import { stormrush } from '@marquee/theme-stormrush'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'stormrush',
  name: 'Stormrush',
  names,
  theme: stormrush,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'sidebar', home: 'split', lobby: 'shelves', featurePage: 'banner' },
  features: [
    authPages(),
    registrationComplete(),
    lobbyPage(),
    supportChat({ email: 'support@stormrush.example' }),
    lootboxes(),
    lottery(),
    funmachine(),
    fortuneInvestment({
      jar: () => import('@marquee/theme-stormrush/jar'),
    }),
    coinDrops(),
    miniSlot({
      cabinet: () => import('@marquee/theme-stormrush/cabinet'),
    }),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-stormrush/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-stormrush/vessel'),
      },
      dailyLogin: { freeSpinsBetLevelAs: 'entries' },
    }),
  ],
  messages,
})
