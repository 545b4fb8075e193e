import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyChests } from '@marquee/features-daily-chests'
import { lobbyPage } from '@marquee/features-lobby'
import { scarletSands } from '@marquee/theme-scarlet-sands'

export const brand = defineBrand({
  key: 'scarletSands',
  name: 'ScarletSands',
  theme: scarletSands,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'topbar', home: 'stage', lobby: 'grid', featurePage: 'banner' },
  ageBadge: '21+',
  supportChat: { kind: 'script' },
  features: [authPages(), lobbyPage(), dailyChests(), ...baseFeatures()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
