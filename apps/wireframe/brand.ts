import { baseFeatures } from '@marquee/base-features'
import { defineBrand } from '@marquee/core'
import { authModal } from '@marquee/features-auth'
import { bingoStore } from '@marquee/features-bingo'
import { coinDrops } from '@marquee/features-coin-drops'
import { dailyChests } from '@marquee/features-daily-chests'
import { fortuneInvestment } from '@marquee/features-fortune-investment'
import { funmachine } from '@marquee/features-funmachine'
import { linkOpening } from '@marquee/features-link-opening'
import { homeLobby } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { lottery } from '@marquee/features-lottery'
import { luckyDice } from '@marquee/features-lucky-dice'
import { miniSlot } from '@marquee/features-mini-slot'
import { vipBanner } from '@marquee/features-promo-offers'
import { questOptimisation } from '@marquee/features-quests'
import { registrationComplete } from '@marquee/features-registration-complete'
import { supportChat } from '@marquee/features-support-chat'
import { wireframe } from '@marquee/theme-wireframe'
import { messages } from './messages/index.ts'

export const brand = defineBrand({
  key: 'wireframe',
  name: 'Wireframe',
  theme: wireframe,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: false },
  features: [
    authModal(),
    registrationComplete(),
    homeLobby(),
    supportChat({ email: 'support@wireframe.example' }),
    lootboxes(),
    linkOpening(),
    dailyChests(),
    luckyDice(),
    lottery(),
    funmachine(),
    fortuneInvestment(),
    coinDrops(),
    miniSlot(),
    ...baseFeatures({
      quests: { optimisation: questOptimisation },
      bingo: { store: bingoStore },
      promoOffers: { banner: vipBanner },
    }),
  ],
  messages,
})
