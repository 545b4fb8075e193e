import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { lobbyPage } from '@marquee/features-lobby'
import { sws } from '@marquee/theme-sws'

export const brand = defineBrand({
  key: 'sws',
  name: 'Sweepshark',
  theme: sws,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  features: [authPages(), lobbyPage(), games(), dailyLogin()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
