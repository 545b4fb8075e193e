import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { lobbyPage } from '@marquee/features-lobby'
import { stormrush } from '@marquee/theme-stormrush'

export const brand = defineBrand({
  key: 'stormrush',
  name: 'Stormrush',
  theme: stormrush,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
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
