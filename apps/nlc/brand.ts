import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { lobbyPage } from '@marquee/features-lobby'
import { nlc } from '@marquee/theme-nlc'

export const brand = defineBrand({
  key: 'nlc',
  name: 'NLC',
  theme: nlc,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  ageBadge: '21+',
  features: [
    authPages(),
    lobbyPage(),
    games(),
    dailyLogin({ freeSpinsBetLevelAs: 'entries' }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
