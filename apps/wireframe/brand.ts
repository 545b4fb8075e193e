import { defineBrand } from '@marquee/core'
import { authModal } from '@marquee/features-auth'
import { dailyLogin } from '@marquee/features-daily-login'
import { games } from '@marquee/features-games'
import { homeLobby } from '@marquee/features-lobby'
import { wireframe } from '@marquee/theme-wireframe'

export const brand = defineBrand({
  key: 'wireframe',
  name: 'Wireframe',
  theme: wireframe,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: false },
  // No project of the provider's stands behind these: the browser tests answer its addresses.
  push: {
    apiKey: 'wireframe-has-no-project',
    projectId: 'marquee-wireframe',
    messagingSenderId: '100000000001',
    appId: '1:100000000001:web:57f4a9c2d1e84b60',
    vapidKey:
      'BB46woIVbAGxj-ta_8RxeAj4aKZVlU7KC6JHPvpY0oSI4_0iko4MTsFXti8h002rZt62svEG2PuHEsjIJj5p2HI',
  },
  features: [authModal(), homeLobby(), games(), dailyLogin()],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
