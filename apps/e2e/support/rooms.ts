import type { TestedBrand } from './brands.ts'
import { declaredBy } from './declared.ts'

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

/** Pages that anybody may see, by their feature, and what they are headed where the brand has no name for it. */
const featurePages: [feature: string, heading: string, path?: string][] = [
  ['promotions', 'Promotions'],
  ['tournaments', 'Tournaments'],
  ['vip', 'VIP club'],
  ['content', 'How it works', '/how-it-works'],
  ['content', 'Free entry by mail', '/free-entry'],
  ['wheels', 'Wheel of wins', '/wheel-of-wins'],
  ['scratch-cards', 'Scratch cards'],
  ['cosmic-boxes', 'Cosmic boxes'],
  ['collections', 'Collections'],
  ['money-box', 'Money box'],
  ['prize-drops', 'Prize drops'],
  ['quests', 'Quests'],
  ['bingo', 'Bingo'],
  ['seasons', 'Season', '/season'],
]

/** The same of the features that a brand may be without. */
export const extraPages: typeof featurePages = [
  ['coin-drops', 'Coin drops'],
  ['lottery', 'Lottery'],
  ['mini-slot', 'Mini slot'],
  ['funmachine', 'Funmachine'],
  ['fortune-investment', 'Fortune Investment'],
  ['daily-chests', 'Daily chests'],
  ['lucky-dice', 'Lucky dice'],
]

/** A brand's pages of features that anybody may see, and what they are headed there. */
export async function openRoomsOf(brand: TestedBrand, locale: 'en' | 'es' = 'en'): Promise<Room[]> {
  const { features, names } = await declaredBy(brand)
  const extras = extraPages.filter(([feature]) => features.includes(feature))
  return [...featurePages, ...extras].map(([feature, heading, path = `/${feature}`]) =>
    room(path, names[feature]?.[locale] ?? heading),
  )
}

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
