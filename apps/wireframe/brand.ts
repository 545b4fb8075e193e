import { defineBrand } from '@marquee/core'
import { account } from '@marquee/features-account'
import { affiliates } from '@marquee/features-affiliates'
import { authModal } from '@marquee/features-auth'
import { bingo, bingoStore } from '@marquee/features-bingo'
import { bonuses } from '@marquee/features-bonuses'
import { cashDesk } from '@marquee/features-cash-desk'
import { coinDrops } from '@marquee/features-coin-drops'
import { collections } from '@marquee/features-collections'
import { content } from '@marquee/features-content'
import { cosmicBoxes } from '@marquee/features-cosmic-boxes'
import { dailyLogin } from '@marquee/features-daily-login'
import { fortuneInvestment } from '@marquee/features-fortune-investment'
import { funmachine } from '@marquee/features-funmachine'
import { games } from '@marquee/features-games'
import { geo } from '@marquee/features-geo'
import { history } from '@marquee/features-history'
import { linkOpening } from '@marquee/features-link-opening'
import { homeLobby } from '@marquee/features-lobby'
import { lootboxes } from '@marquee/features-lootboxes'
import { lottery } from '@marquee/features-lottery'
import { miniSlot } from '@marquee/features-mini-slot'
import { moneyBox } from '@marquee/features-money-box'
import { prizeDrops } from '@marquee/features-prize-drops'
import { promoOffers, vipBanner } from '@marquee/features-promo-offers'
import { promotions } from '@marquee/features-promotions'
import { questOptimisation, quests } from '@marquee/features-quests'
import { registrationComplete } from '@marquee/features-registration-complete'
import { responsiblePlay } from '@marquee/features-responsible-play'
import { rewards } from '@marquee/features-rewards'
import { scratchCards } from '@marquee/features-scratch-cards'
import { seasons } from '@marquee/features-seasons'
import { supportChat } from '@marquee/features-support-chat'
import { terms } from '@marquee/features-terms'
import { tournaments } from '@marquee/features-tournaments'
import { verification } from '@marquee/features-verification'
import { vip } from '@marquee/features-vip'
import { wheels } from '@marquee/features-wheels'
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
    account(),
    registrationComplete(),
    rewards(),
    bonuses(),
    homeLobby(),
    games(),
    history(),
    responsiblePlay(),
    dailyLogin(),
    content(),
    supportChat({ email: 'support@wireframe.example' }),
    promotions(),
    collections(),
    tournaments(),
    lottery(),
    prizeDrops(),
    vip(),
    wheels(),
    lootboxes(),
    quests({ optimisation: questOptimisation }),
    bingo({ store: bingoStore }),
    linkOpening(),
    scratchCards(),
    cosmicBoxes(),
    coinDrops(),
    moneyBox(),
    funmachine(),
    fortuneInvestment(),
    cashDesk(),
    promoOffers({ vip: vipBanner }),
    affiliates(),
    verification(),
    terms(),
    geo(),
    seasons(),
    miniSlot(),
  ],
  messages: {
    en: () => import('./messages/en.json').then((module) => module.default),
    es: () => import('./messages/es.json').then((module) => module.default),
  },
})
