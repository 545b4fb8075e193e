import type { TestedBrand } from './brands.ts'

export interface Room {
  path: string
  /** Name of its route, without locale. */
  name: string
  heading: (brand: TestedBrand) => string
}

const room = (path: string, heading: string): Room => ({
  path,
  name: path.slice(1).replaceAll('/', '-'),
  heading: () => heading,
})

/** Pages that anybody may see, and what they are headed. */
export const openRooms: Room[] = [
  room('/promotions', 'Promotions'),
  room('/tournaments', 'Tournaments'),
  room('/vip', 'VIP club'),
  room('/how-it-works', 'How it works'),
  room('/free-entry', 'Free entry by mail'),
  room('/wheel-of-wins', 'Wheel of wins'),
  room('/scratch-cards', 'Scratch cards'),
  room('/coin-drops', 'Coin drops'),
  room('/cosmic-boxes', 'Cosmic boxes'),
  room('/collections', 'Collections'),
  room('/money-box', 'Money box'),
  room('/prize-drops', 'Prize drops'),
  room('/quests', 'Quests'),
  room('/bingo', 'Bingo'),
  room('/season', 'Season'),
  room('/lottery', 'Lottery'),
  room('/mini-slot', 'Mini slot'),
  room('/funmachine', 'Funmachine'),
  room('/fortune-investment', 'Coins set aside'),
]

const text = (name: string, heading: Room['heading']): Room => ({
  path: `/page/${name}`,
  name: 'page-name',
  heading,
})

/** Pages of texts. */
export const texts: Room[] = [
  text('terms-of-use', () => 'Terms of use'),
  text('privacy', () => 'Privacy policy'),
  text('sweepstakes-rules', () => 'Sweepstakes rules'),
  text('responsible-play-policy', () => 'Responsible play'),
  text('cookies', () => 'Cookies'),
  text('about', ({ name }) => `About ${name}`),
  text('help', () => 'Help'),
]

/** Pages of the cash desk, for players. */
export const cashRooms: Room[] = [
  { ...room('/cash/deposit-by-money/', 'Get coins'), name: 'cash-deposit-by-money' },
  {
    path: '/cash/deposit-by-money/7/promoOffer/?outside-promo-offer=true',
    name: 'cash-deposit-by-money-presetId-promoOffer',
    heading: () => 'Your offer',
  },
  { ...room('/cash/success/', 'After a purchase'), name: 'cash-success' },
  { ...room('/cash/failed/', 'Purchase not completed'), name: 'cash-failed' },
  {
    path: '/cash/failed/7/promoOffer/card',
    name: 'cash-failed-presetId-offerType-methodId',
    heading: () => 'Payment declined',
  },
  room('/cashIframe', 'Confirm your payment'),
  room('/cash/redeem', 'Redeem winnings'),
]
