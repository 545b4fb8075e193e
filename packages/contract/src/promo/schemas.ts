import { z } from 'zod'
import { data, id, instant, minor, presetPackage, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

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
  },
  flipTheCoin: {
    summary: 'Flips the coin for one offer of a set; without luck `reasonType` says why.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-70', 'PROMO-08', 'PROMO-09', 'PROMO-10'],
    query: z.object({ promoOfferSet: z.string().min(1).max(64) }),
    response: z.object({
      success: z.boolean(),
      reasonType: z.enum(['limit_by_time', 'limit_by_promo_offers', 'no_offers_found']).nullable(),
      data: z.object({ side: z.enum(['heads', 'tails']), presetPackage }).nullable(),
    }),
  },
} satisfies Record<string, CallContract>
