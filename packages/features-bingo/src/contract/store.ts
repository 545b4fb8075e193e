import { z } from 'zod'
import { data, id, prize } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** What points are exchanged for: coins, entries or balls. */
const offer = z.object({
  id: z.int().positive(),
  prize,
  balls: z.int().nonnegative(),
  /** In points. */
  price: z.int().positive(),
})
export type BingoOffer = z.infer<typeof offer>

const points = z.int().nonnegative()

/** The store of brands that have it (BRAND-14), unless it is switched off for the player (ROLE-06). */
export const bingoStoreContract = {
  offers: {
    summary: 'The player’s points and what they can be exchanged for.',
    origin: 'ours',
    audience: 'player',
    follows: ['BRAND-14', 'ROLE-06'],
    response: data(z.object({ points, offers: z.array(offer) })),
    errors: ['not-available'],
  },
  exchange: {
    summary: 'Takes the points of an offer and gives what it holds.',
    origin: 'ours',
    audience: 'player',
    follows: ['BRAND-14', 'ROLE-06'],
    body: z.object({ offerId: id }),
    response: data(z.object({ points, prize, balls: z.int().nonnegative() })),
    errors: ['not-found', 'not-available'],
    regional: true,
  },
} satisfies Record<string, CallContract>
