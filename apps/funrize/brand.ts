import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authPages } from '@marquee/features-auth'
import { funmachine } from '@marquee/features-funmachine'
import { homeLobby } from '@marquee/features-lobby'
import { lottery } from '@marquee/features-lottery'
import { luckyDice } from '@marquee/features-lucky-dice'
import { miniSlot } from '@marquee/features-mini-slot'
import { questOptimisation } from '@marquee/features-quests'
import { funrize } from '@marquee/theme-funrize'
import { names } from './names.ts'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'funrize',
  name: 'Funrize',
  names,
  theme: funrize,
  locales: ['en', 'es'],
  appInit: { renderOnServer: true, userCache: false },
  composition: { navigation: 'topbar', home: 'poster', lobby: 'shelves', featurePage: 'stage' },
  features: [
    authPages(),
    homeLobby(),
    lottery(),
    funmachine(),
    miniSlot({
      cabinet: () => import('@marquee/theme-funrize/cabinet'),
    }),
    luckyDice(),
    ...baseFeatures({
      seasons: { land: () => import('@marquee/theme-funrize/land') },
      moneyBox: {
        vessel: () => import('@marquee/theme-funrize/vessel'),
      },
      quests: { optimisation: questOptimisation },
    }),
  ],
  messages,
})
