import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { coinDrops } from '@marquee/features-coin-drops'
import { lobbyPage } from '@marquee/features-lobby'
import { miniSlot } from '@marquee/features-mini-slot'
import { vipBanner } from '@marquee/features-promo-offers'
import { registrationComplete } from '@marquee/features-registration-complete'
import { supportChat } from '@marquee/features-support-chat'
import { nlc } from '@marquee/theme-nlc'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'nlc',
  name: 'NLC',
  names,
  theme: nlc,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'rail', home: 'split', lobby: 'grid', featurePage: 'stage' },
  ageBadge: '21+',
  features: [
    authPages(),
    registrationComplete(),
    lobbyPage(),
    supportChat({ email: 'support@nlc.example' }),
    coinDrops(),
    miniSlot({
      cabinet: () => import('@marquee/theme-nlc/cabinet'),
    }),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-nlc/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-nlc/vessel'),
      },
      dailyLogin: { freeSpinsBetLevelAs: 'entries' },
      promoOffers: { banner: vipBanner },
    }),
  ],
  messages,
})
