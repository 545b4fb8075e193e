import type { PromoCoin, PromoOffer, PromoOfferBundle, QuickBuy } from '../contract/schemas.ts'
import type { VipOffer } from '../contract/vipOffer.ts'

const week = 7 * 86_400_000

export const makeOffer = (overrides: Partial<PromoOffer> = {}): PromoOffer => ({
  promoOfferId: 1,
  presetId: 31,
  title: { en: 'Welcome, first step', es: 'Bienvenida, primer paso' },
  price: 499,
  gives: { coins: 100_000, entries: 750 },
  current: true,
  finishedAt: Date.UTC(2030, 0, 1) + week,
  ...overrides,
})

/** A welcome pack of three, with one step taken unless told. */
export const makeBundle = (overrides: Partial<PromoOfferBundle> = {}): PromoOfferBundle => ({
  promoOfferBundleId: 1,
  type: 'welcomePack',
  title: { en: 'Welcome pack', es: 'Paquete de bienvenida' },
  promoOffers: [
    makeOffer({ current: false }),
    makeOffer({
      promoOfferId: 2,
      presetId: 32,
      title: { en: 'Welcome, second step', es: 'Bienvenida, segundo paso' },
      price: 999,
      gives: { coins: 220_000, entries: 1_500 },
    }),
    makeOffer({
      promoOfferId: 3,
      presetId: 33,
      title: { en: 'Welcome, third step', es: 'Bienvenida, tercer paso' },
      price: 1_999,
      gives: { coins: 480_000, entries: 3_200 },
      current: false,
    }),
  ],
  unavailabilityReasons: [],
  ...overrides,
})

export const makeQuickBuy = (
  offers: Partial<QuickBuy['promoOffers'][number]>[] = [
    { promoOfferId: 2, presetId: 32, price: 999 },
  ],
): QuickBuy & { success: true } => ({
  success: true,
  packages: [],
  promoOffers: offers.map((offer) => ({
    ...makeOffer(),
    bundle: null,
    extraWheel: null,
    ...offer,
  })),
})

export const makeCoin = (overrides: Partial<PromoCoin> = {}): PromoCoin => ({
  sides: [
    {
      side: 'heads',
      presetId: 41,
      title: { en: 'Sunny side', es: 'Cara soleada' },
      price: 999,
      gives: { coins: 180_000, entries: 1_400 },
      chance: 0.5,
    },
    {
      side: 'tails',
      presetId: 42,
      title: { en: 'Starry side', es: 'Cara estrellada' },
      price: 999,
      gives: { coins: 150_000, entries: 2_000 },
      chance: 0.5,
    },
  ],
  reasonType: null,
  lastSide: null,
  availableAt: null,
  waiting: null,
  ...overrides,
})

export const makeVipOffer = (overrides: Partial<VipOffer> = {}): VipOffer => ({
  promoOfferBundleId: 2,
  promoOfferId: 4,
  presetId: 51,
  title: { en: 'VIP bundle', es: 'Paquete VIP' },
  price: 4_999,
  gives: { coins: 1_000_000, entries: 8_000 },
  ...overrides,
})

/** An offer that a coin gave, as banners show it. */
export const makeWaiting = (): NonNullable<PromoCoin['waiting']> => ({
  presetId: 41,
  title: { en: 'Sunny side', es: 'Cara soleada' },
  promoOfferPreset: { imageMobile2x: '', image2x: '', imageBanner: '', imageBannerMobile: '' },
  finishedAt: Date.UTC(2030, 0, 2),
})
