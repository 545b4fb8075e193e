import { z } from 'zod'
import { data } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'
import { salePackage } from './schemas.ts'

/** The VIP bundle as its banner shows it. */
export const vipOffer = salePackage.extend({ promoOfferBundleId: z.int(), promoOfferId: z.int() })
export type VipOffer = z.infer<typeof vipOffer>

/** The banner of brands that have it (BRAND-18), unless it is switched off for the player (ROLE-06). */
export const promoVipContract = {
  offer: {
    summary: 'The VIP bundle: null once bought, during a break, or where it is off for the player.',
    origin: 'ours',
    audience: 'player',
    follows: ['BRAND-18', 'ROLE-06'],
    response: data(z.object({ offer: vipOffer.nullable() })),
  },
} satisfies Record<string, CallContract>
