import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { defaultCash } from './preset.ts'
import { defaultPromo } from './promoPreset.ts'
import { promoSettings } from './promoSettings.ts'
import { localText as text } from '@marquee/platform-kernel/brandSettings'

const onSale = z.object({
  presetId: z.int().positive(),
  title: text,
  /** US cents. */
  price: z.int().positive(),
  coins: z.int().positive(),
  /** A gift, in units of 0.01. */
  entries: z.int().nonnegative(),
  /** 1 to 5: how large its picture is. */
  size: z.int().min(1).max(5),
})

/** What a brand sells, and what it pays out. */
export const cashSettings = z
  .object({
    packages: z.array(onSale).min(1),
    /** Instead of nothing: for players who have bought nothing yet. */
    firstPurchase: onSale.nullable(),
    /**
     * Offers of single players: given by the link that has the hash (CALL-69), or named by a bundle or
     * a coin where there is none. They end so many hours later.
     */
    promoOffers: z.array(
      onSale.extend({
        urlHash: z
          .string()
          .regex(/^[\w-]{4,128}$/)
          .nullable()
          .default(null),
        hours: z.number().positive(),
      }),
    ),
    /** The least that is redeemed at once, in units of 0.01. */
    redemptionMinimum: z.int().positive(),
    /** A redemption above this, in units of 0.01, is approved by two members of staff. */
    twoApprovalsAbove: z.int().nonnegative().default(50_000),
  })
  .refine(
    ({ packages, firstPurchase, promoOffers }) => {
      const ids = [...packages, ...(firstPurchase ? [firstPurchase] : []), ...promoOffers]
      return new Set(ids.map(({ presetId }) => presetId)).size === ids.length
    },
    { error: 'Two packages have one presetId. Give each an id of its own.' },
  )
export type CashSettings = z.infer<typeof cashSettings>
export type PackageSettings = z.infer<typeof onSale>

/** What this domain knows of a brand. */
export const cashFields = {
  /** Packages on sale, offers and what is redeemed. */
  cash: cashSettings.default(defaultCash),
  /** Bundles and coins, whose offers stand among those of `cash`. */
  promo: promoSettings.default(defaultPromo),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof cashFields> {}
  interface BrandSource extends SourceOf<typeof cashFields> {}
}
