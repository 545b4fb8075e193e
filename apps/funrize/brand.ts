import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { homeLobby } from '@marquee/features-lobby'
import { funrize } from '@marquee/theme-funrize'

export const brand = defineBrand({
  key: 'funrize',
  name: 'Funrize',
  theme: funrize,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  homeCollections: 'schemeSections',
  features: [authPages(), homeLobby(), games(), dailyLogin()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
