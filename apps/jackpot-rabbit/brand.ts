import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { lobbyPage } from '@marquee/features-lobby'
import { jackpotRabbit } from '@marquee/theme-jackpot-rabbit'

export const brand = defineBrand({
  key: 'jackpotRabbit',
  name: 'JackpotRabbit',
  theme: jackpotRabbit,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  ageBadge: '21+',
  features: [authPages(), lobbyPage(), games(), dailyLogin()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
