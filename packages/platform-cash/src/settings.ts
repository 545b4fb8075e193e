import { presetPackage } from '@marquee/contract/schemas'
import { z } from 'zod'
import type { SettingsOf, SourceOf } from '@marquee/platform-kernel/brandSettings'
import { defaultCash, defaultOfferImages } from './preset.ts'
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

const singleOffer = onSale.extend({
  urlHash: z
    .string()
    .regex(/^[\w-]{4,128}$/)
    .nullable()
    .default(null),
  hours: z.number().positive(),
})

interface Sold {
  packages: PackageSettings[]
  firstPurchase: PackageSettings | null
  promoOffers: z.infer<typeof singleOffer>[]
}

/** Everything that a brand sells to anybody. */
export const allOnSale = ({ packages, firstPurchase, promoOffers }: Sold): PackageSettings[] => [
  ...packages,
  ...(firstPurchase ? [firstPurchase] : []),
  ...promoOffers,
]

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
    promoOffers: z.array(singleOffer),
    /** Drawings of a player's own offer, for phones and wide pages: alone, and as a banner. */
    offerImages: presetPackage.shape.promoOfferPreset.default(defaultOfferImages),
    /** The least that is redeemed at once, in units of 0.01. */
    redemptionMinimum: z.int().positive(),
    /** Within how many days staff look at a redemption; players are told. */
    reviewDays: z.int().min(1).max(30).default(3),
    /** A redemption above this, in units of 0.01, is approved by two members of staff. */
    twoApprovalsAbove: z.int().nonnegative().default(50_000),
  })
  .refine(
    (cash) => {
      const all = allOnSale(cash)
      return new Set(all.map(({ presetId }) => presetId)).size === all.length
    },
    { error: 'Two packages have one presetId. Give each an id of its own.' },
  )
export type CashSettings = z.infer<typeof cashSettings>
export type PackageSettings = z.infer<typeof onSale>

/** What this domain knows of a brand. */
export const cashFields = {
  /** Packages on sale, offers and what is redeemed. */
  cash: cashSettings.default(defaultCash),
}

declare module '@marquee/platform-kernel/brandSettings' {
  interface BrandSettings extends SettingsOf<typeof cashFields> {}
  interface BrandSource extends SourceOf<typeof cashFields> {}
}
