import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { homeLobby } from '@marquee/features-lobby'
import { tao } from '@marquee/theme-tao'

export const brand = defineBrand({
  key: 'tao',
  name: 'TaoFortune',
  theme: tao,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  homeCollections: 'schemeSections',
  features: [authPages(), homeLobby(), games(), dailyLogin()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
