import { z } from 'zod'
import {
  localText as text,
  type SettingsOf,
  type SourceOf,
} from '@marquee/platform-kernel/brandSettings'
import { defaultPromo } from './preset.ts'

const id = z.int().positive()

/** Names an offer among those of the cash desk (`cash.promoOffers`). */
const offer = z.object({ promoOfferId: id, presetId: id })

const side = z.object({
  presetId: id,
  /** Its share of the draw, among the weights of both sides. */
  weight: z.int().positive(),
})

const coin = z.object({
  /** What the query `promoOfferSet` names (MODAL-21). */
  promoOfferSet: z.string().regex(/^[a-z][\w-]{2,63}$/),
  heads: side,
  tails: side,
  /** So long after a flip the coin rests (PROMO-08). */
  pauseHours: z.number().positive(),
})
export type CoinSettings = z.infer<typeof coin>

/** Offers of a brand to single players, beside those that a link gives. */
const promoSettings = z.object({
  /** Offers for new players, bought one after the other (PROMO-02). */
  welcomePack: z
    .object({
      promoOfferBundleId: id,
      title: text,
      /** Counted from the sign-up. */
      days: z.number().positive(),
      promoOffers: z.array(offer).min(1),
    })
    .nullable()
    .default(defaultPromo.welcomePack),
  /** For players whose switch `vipBundle` is on (BRAND-18, ROLE-06). */
  vipBundle: offer.extend({ promoOfferBundleId: id }).nullable().default(defaultPromo.vipBundle),
  coins: z.array(coin).default(defaultPromo.coins),
})
export type PromoSettings = z.infer<typeof promoSettings>

/** What this domain knows of a brand. */
export const promoFields = {
  /** Bundles and coins, whose offers stand among those of `cash`. */
  promo: promoSettings.default(defaultPromo),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof promoFields> {}
  interface BrandSource extends SourceOf<typeof promoFields> {}
}
