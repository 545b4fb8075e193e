import type { Prize } from '@marquee/contract'
import type { BingoOffer } from '../contract/store.ts'
import { randomUUID } from 'node:crypto'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { switchesOf } from '@marquee/platform-campaigns/switches'
import { creditPrize } from '@marquee/platform-draws/credit'
import { dealCard } from './card.ts'
import { bingoToWire } from './rules.ts'
import { runningBingo } from './service.ts'
import { findCard, pointsOf, saveCard, savePoints } from './store.ts'

/** The offers of a brand's store for a player. @throws PlatformError not-available where there is none. */
async function storeFor(
  db: Db | Tx,
  { bingo }: BrandSettings,
  playerId: string,
): Promise<BingoOffer[]> {
  const offers = bingo?.store ?? []
  if (offers.length && (await switchesOf(db, playerId)).bingoStore) return offers
  throw new PlatformError(
    'not-available',
    offers.length
      ? 'The bingo store is switched off for this player. Support can switch it on.'
      : 'This brand has no bingo store.',
  )
}

/** Points and offers (BRAND-14). @throws PlatformError not-available without a store (ROLE-06). */
export const readStore = async (
  { db }: Kernel,
  brand: BrandSettings,
  playerId: string,
): Promise<{ points: number; offers: BingoOffer[] }> => ({
  offers: await storeFor(db, brand, playerId),
  points: await pointsOf(db, playerId),
})

export interface ExchangeRequest {
  playerId: string
  offerId: number
  idempotency: { scope: string; key: string } | null
}

/**
 * Takes an offer's points and gives what it holds, in one transaction.
 * @throws PlatformError not-available without a store, with too few points, or for balls when bingo is
 * over; not-found for an offer that there is not.
 */
export function exchangePoints(
  kernel: Kernel,
  brand: BrandSettings,
  { playerId, offerId, idempotency }: ExchangeRequest,
): Promise<{ points: number; prize: Prize; balls: number }> {
  return runCommand(kernel, {
    name: 'bingo.exchange',
    playerId,
    idempotency,
    input: { offerId },
    async handle(command) {
      const { tx, now, random, push } = command
      const offer = (await storeFor(tx, brand, playerId)).find(({ id }) => id === offerId)
      if (!offer) {
        throw new PlatformError(
          'not-found',
          `The store has no offer ${offerId}. GET /rest/bingo/store/ lists those there are.`,
        )
      }
      const points = (await pointsOf(tx, playerId)) - offer.price
      if (points < 0) {
        throw new PlatformError(
          'not-available',
          `The offer takes ${offer.price} points, and ${points + offer.price} are there. Each game of bingo earns some.`,
        )
      }
      await savePoints(tx, playerId, points)
      if (offer.balls) {
        const { settings, period } = runningBingo(brand, now)
        const known = await findCard(tx, { playerId, period: period.number })
        const before = known ?? { rounds: 0, balls: 0, games: 0, card: dealCard(random) }
        const after = { ...before, balls: before.balls + offer.balls }
        await saveCard(tx, { ...after, player_id: playerId, period: period.number })
        const { availablePoint, nextBallProgress } = bingoToWire(after, settings, period)
        push(playerId, 'bingo', { availablePoint, nextBallProgress })
      }
      if (offer.prize.coins || offer.prize.entries) {
        await creditPrize(command, {
          playerId,
          brand: brand.key,
          kind: 'bingo-store',
          reference: randomUUID(),
          prize: offer.prize,
        })
      }
      return { points, prize: offer.prize, balls: offer.balls }
    },
  })
}
