import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { lobbyPage } from '@marquee/features-lobby'
import { vipBanner } from '@marquee/features-promo-offers'
import { registrationComplete } from '@marquee/features-registration-complete'
import { supportChat } from '@marquee/features-support-chat'
import { nlc } from '@marquee/theme-nlc'

export const brand = defineBrand({
  key: 'nlc',
  name: 'NLC',
  theme: nlc,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'rail', home: 'split', lobby: 'grid', featurePage: 'stage' },
  ageBadge: '21+',
  supportChat: { kind: 'custom' },
  features: [
    authPages(),
    registrationComplete(),
    lobbyPage(),
    supportChat({ email: 'support@nlc.example' }),
    ...baseFeatures({
      dailyLogin: { freeSpinsBetLevelAs: 'entries' },
      promoOffers: { banner: vipBanner },
    }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
