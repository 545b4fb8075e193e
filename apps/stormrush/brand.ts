import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { lobbyPage } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { registrationComplete } from '@marquee/features-registration-complete'
import { supportChat } from '@marquee/features-support-chat'
import { stormrush } from '@marquee/theme-stormrush'

export const brand = defineBrand({
  key: 'stormrush',
  name: 'Stormrush',
  theme: stormrush,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'sidebar', home: 'split', lobby: 'shelves', featurePage: 'banner' },
  supportChat: { kind: 'custom' },
  features: [
    authPages(),
    registrationComplete(),
    lobbyPage(),
    supportChat({ email: 'support@stormrush.example' }),
    lootboxes(),
    ...baseFeatures({ dailyLogin: { freeSpinsBetLevelAs: 'entries' } }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
