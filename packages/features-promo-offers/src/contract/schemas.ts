import { z } from 'zod'
import {
  chance,
  data,
  id,
  instant,
  minor,
  presetPackage,
  prize,
  translatable,
} from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

const price = minor.describe('US cents')

export const salePackage = z.object({ presetId: z.int(), title: translatable, price, gives: prize })
export type SalePackage = z.infer<typeof salePackage>

export const promoOffer = z.object({
  promoOfferId: z.int(),
  presetId: z.int(),
  title: translatable,
  price,
  gives: prize,
  /** The one to be bought next. */
  current: z.boolean(),
  finishedAt: instant.nullable(),
})
export type PromoOffer = z.infer<typeof promoOffer>

/** Why an offer of a bundle cannot be had. */
export const unavailabilityReason = z.enum([
  'already-bought',
  'previous-not-bought',
  'finished',
  'limit-reached',
  'restricted',
])
export type UnavailabilityReason = z.infer<typeof unavailabilityReason>

/** PROMO-02. */
export const promoOfferBundle = z.object({
  promoOfferBundleId: z.int(),
  type: z.literal('welcomePack'),
  title: translatable,
  promoOffers: z.array(promoOffer),
  unavailabilityReasons: z.array(unavailabilityReason),
})
export type PromoOfferBundle = z.infer<typeof promoOfferBundle>

/** PROMO-03. */
export const quickBuy = z.object({
  packages: z.array(salePackage),
  promoOffers: z.array(
    promoOffer.extend({
      bundle: z.object({ promoOfferBundleId: z.int(), type: z.literal('welcomePack') }).nullable(),
      /** A wheel spin that comes with the purchase. */
      extraWheel: z.object({ wheelId: z.int(), title: translatable }).nullable(),
    }),
  ),
})
export type QuickBuy = z.infer<typeof quickBuy>

/** Why a coin does not turn. */
export const flipRefusal = z.enum(['limit_by_time', 'limit_by_promo_offers', 'no_offers_found'])
export type FlipRefusal = z.infer<typeof flipRefusal>

/** What one side of a coin stands for, and how likely it comes up. */
export const coinSide = z.object({
  side: z.enum(['heads', 'tails']),
  presetId: z.int(),
  title: translatable,
  price,
  gives: prize,
  chance,
})
export type CoinSide = z.infer<typeof coinSide>

/** A coin before it turns, as it stands for one player. */
export const promoCoin = z.object({
  /** Heads and tails; empty where there is no such coin. */
  sides: z.array(coinSide),
  /** Null while it can be flipped. */
  reasonType: flipRefusal.nullable(),
  /** From when it can be flipped again: once it has rested and its offer has ended. Null where it can be now, or never. */
  availableAt: instant.nullable(),
  /** What the player's last flip brought up; null before the first. */
  lastSide: coinSide.shape.side.nullable(),
  /** The offer that the last flip gave and that still waits. */
  waiting: presetPackage.nullable(),
})
export type PromoCoin = z.infer<typeof promoCoin>

const promoOfferSet = z.string().min(1).max(64)

export const promoContract = {
  availableSets: {
    summary: 'What the quick buy offers the player.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-52', 'PROMO-03'],
    response: quickBuy.extend({ success: z.literal(true) }),
  },
  bundles: {
    summary: 'The bundles on offer.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-67', 'PROMO-02'],
    response: data(z.object({ bundles: z.array(promoOfferBundle) })),
  },
  checkAvailability: {
    summary: 'Whether an offer of a bundle can be had now, and why not.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-68', 'PROMO-06', 'PROMO-07'],
    body: z.object({ promoOfferBundleId: id, promoOfferId: id }),
    response: data(
      z.object({ available: z.boolean(), unavailabilityReasons: z.array(unavailabilityReason) }),
    ),
    errors: ['not-found'],
  },
  subscribe: {
    summary: 'Gives the player the offer that a link names.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-69'],
    body: z.object({ urlHash: z.string().min(1).max(128) }),
    response: z.object({ success: z.literal(true), presetId: z.int() }),
    errors: ['not-found', 'not-available'],
    openAnywhere: 'An offer credits nothing; buying it is regional.',
  },
  flipTheCoin: {
    summary: 'Flips the coin for one offer of a set; without luck `reasonType` says why.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-70', 'PROMO-08', 'PROMO-09', 'PROMO-10'],
    query: z.object({ promoOfferSet }),
    response: z.object({
      success: z.boolean(),
      reasonType: flipRefusal.nullable(),
      data: z.object({ side: coinSide.shape.side, presetPackage }).nullable(),
    }),
    regional: true,
  },
  coin: {
    summary:
      'What both sides of a coin stand for, how likely each is, and whether it can be flipped.',
    origin: 'ours',
    audience: 'player',
    follows: ['PROMO-08', 'PROMO-09', 'PROMO-10'],
    query: z.object({
      /** Without one it is the coin that the player flipped last. */
      promoOfferSet: promoOfferSet.optional(),
    }),
    response: data(promoCoin),
  },
} satisfies Record<string, CallContract>
