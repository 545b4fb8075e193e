import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authModal } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { dailyChests } from '@marquee/features-daily-chests'
import { linkOpening } from '@marquee/features-link-opening'
import { homeLobby } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { luckyDice } from '@marquee/features-lucky-dice'
import { vipBanner } from '@marquee/features-promo-offers'
import { questOptimisation } from '@marquee/features-quests'
import { registrationComplete } from '@marquee/features-registration-complete'
import { supportChat } from '@marquee/features-support-chat'
import { wireframe } from '@marquee/theme-wireframe'

export const brand = defineBrand({
  key: 'wireframe',
  name: 'Wireframe',
  theme: wireframe,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: false },
  supportChat: { kind: 'custom' },
  features: [
    authModal(),
    registrationComplete(),
    homeLobby(),
    supportChat({ email: 'support@wireframe.example' }),
    lootboxes(),
    linkOpening(),
    dailyChests(),
    luckyDice(),
    ...baseFeatures({
      quests: { optimisation: questOptimisation },
      bingo: { store: bingoStore },
      promoOffers: { banner: vipBanner },
    }),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
