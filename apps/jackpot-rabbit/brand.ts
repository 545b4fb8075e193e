import { defineBrand } from '@marquee/core'
import { account } from '@marquee/features-account'
import { affiliates } from '@marquee/features-affiliates'
import { authPages } from '@marquee/features-auth'
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
import { lobbyPage } from '@marquee/features-lobby'
import { lottery } from '@marquee/features-lottery'
import { miniSlot } from '@marquee/features-mini-slot'
import { moneyBox } from '@marquee/features-money-box'
import { prizeDrops } from '@marquee/features-prize-drops'
import { promoOffers } from '@marquee/features-promo-offers'
import { promotions } from '@marquee/features-promotions'
import { quests } from '@marquee/features-quests'
import { responsiblePlay } from '@marquee/features-responsible-play'
import { rewards } from '@marquee/features-rewards'
import { scratchCards } from '@marquee/features-scratch-cards'
import { seasons } from '@marquee/features-seasons'
import { terms } from '@marquee/features-terms'
import { tournaments } from '@marquee/features-tournaments'
import { verification } from '@marquee/features-verification'
import { vip } from '@marquee/features-vip'
import { wheels } from '@marquee/features-wheels'
import { jackpotRabbit } from '@marquee/theme-jackpot-rabbit'

export const brand = defineBrand({
  key: 'jackpotRabbit',
  name: 'JackpotRabbit',
  theme: jackpotRabbit,
  locales: ['en', 'es'],
  appInit: { renderOnServer: false, userCache: true },
  ageBadge: '21+',
  supportChat: { kind: 'script' },
  features: [
    authPages(),
    account(),
    rewards(),
    bonuses(),
    lobbyPage(),
    games(),
    history(),
    responsiblePlay(),
    dailyLogin(),
    content(),
    promotions(),
    collections(),
    tournaments(),
    lottery(),
    prizeDrops(),
    vip(),
    wheels(),
    quests(),
    bingo({ store: bingoStore }),
    linkOpening(),
    scratchCards(),
    cosmicBoxes(),
    coinDrops(),
    moneyBox(),
    funmachine(),
    fortuneInvestment(),
    cashDesk(),
    promoOffers(),
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
