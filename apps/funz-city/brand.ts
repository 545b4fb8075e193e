import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { dailyChests } from '@marquee/features-daily-chests'
import { funmachine } from '@marquee/features-funmachine'
import { lobbyPage } from '@marquee/features-lobby'
import { miniSlot } from '@marquee/features-mini-slot'
import { funzCity } from '@marquee/theme-funz-city'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'funzCity',
  name: 'FunzCity',
  names,
  theme: funzCity,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  composition: { navigation: 'sidebar', home: 'poster', lobby: 'grid', featurePage: 'column' },
  features: [
    authPages(),
    lobbyPage(),
    funmachine(),
    miniSlot({
      cabinet: () => import('@marquee/theme-funz-city/cabinet'),
    }),
    dailyChests(),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-funz-city/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-funz-city/vessel'),
      },
      bingo: { store: bingoStore },
    }),
  ],
  messages,
})
