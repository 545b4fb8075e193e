import type { FeatureInfo, HomePage } from '@marquee/contract'
import type { TestAppOptions } from '@marquee/core/testing'

type Promotion = HomePage['payload']['promotions'][number]

const off = { isActive: false }

/** A platform on which none of the rooms' features runs. */
export const makeFeatureInfo = (overrides: Partial<FeatureInfo> = {}): FeatureInfo => ({
  isGuest: true,
  statusFeatures: {
    luckyDice: off,
    miniGameSlot: off,
    depositStreak: off,
    dailyChests: off,
    prizeDrops: off,
    promoLottery: off,
    depositStreakChooseBoost: off,
    fortuneInvestment: off,
    extendedWheels: { isActive: false, isAvailableLootboxes: false },
    redeem: { status: 'inactive' },
  },
  featuresInfo: {},
  availableWheel: null,
  boosterWheel: null,
  extraWheel: null,
  adventureMap: null,
  currentOffer: null,
  ...overrides,
})

export const makePromotion = (overrides: Partial<Promotion> = {}): Promotion => ({
  id: 'welcome',
  title: { en: 'Welcome gift', es: 'Regalo de bienvenida' },
  text: {
    en: 'Sign up and start with 10,000 coins, free.',
    es: 'Regístrate y empieza con 10.000 monedas, gratis.',
  },
  link: '/signup/',
  finishedAt: null,
  ...overrides,
})

/** What the query cache of a room holds. */
export const makeRoomData = ({
  info = makeFeatureInfo(),
  promotions = [makePromotion()],
}: { info?: FeatureInfo; promotions?: Promotion[] } = {}): NonNullable<TestAppOptions['data']> => [
  [['features-info'], info],
  [['pages', 'promotions'], promotions],
]
