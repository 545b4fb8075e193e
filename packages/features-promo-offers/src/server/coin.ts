import type { PresetPackage } from '@marquee/contract'
import type { CoinSide, FlipRefusal, PromoCoin } from '../contract/index.ts'
import {
  type Drawn,
  everyHours,
  findLastInstance,
  getDrawSnapshot,
  takeTurn,
  withChances,
} from '@marquee/platform-draws'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { CoinSettings } from './settings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { giveOffer, openOffers } from '@marquee/platform-cash/offers'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { saleOf } from './offers.ts'
import { takenPresets } from './bundleStore.ts'

const hourMs = 3_600_000

/** Coins among the draws; the instance is the coin's set of offers. */
const coinDraws = 'promo-coin'
const sideNames = ['heads', 'tails'] as const

/** A coin as a draw: sides of offers, which nothing credits, and a turn after each rest (PROMO-08). */
export const toDraw = (coin: CoinSettings) => ({
  name: coinDraws,
  instance: coin.promoOfferSet,
  table: sideNames.map((side, index) => ({ id: index + 1, side, ...coin[side] })),
  credit: null,
  entitlement: everyHours(coin.pauseHours),
})

/** Both sides as players read them, with the odds of the draw. */
const sidesOf = ({ cash }: BrandSettings, coin: CoinSettings): CoinSide[] =>
  withChances(toDraw(coin).table).map(({ side, presetId, chance }) => ({
    side,
    ...saleOf(cash, presetId),
    chance,
  }))

const presetOf = (
  { cash }: BrandSettings,
  presetId: number,
  finishedAt: number,
): PresetPackage => ({
  presetId,
  title: saleOf(cash, presetId).title,
  promoOfferPreset: cash.offerImages,
  finishedAt,
})

interface Place {
  playerId: string
  promoOfferSet: string
  /** Epoch ms. */
  now: number
}

interface Standing {
  /** Null where there is no coin for the player. */
  coin: CoinSettings | null
  last: Drawn | null
  /** The flip that comes next; null while there is none. */
  turn: number | null
  reasonType: FlipRefusal | null
  availableAt: number | null
  waiting: PresetPackage | null
}

/**
 * How a coin stands for a player. An offer that it gave and that waits is told first, then its rest;
 * a coin with a side that was bought, or during a break, has nothing to offer.
 */
async function standingOf(
  db: Db | Tx,
  settings: BrandSettings,
  { playerId, promoOfferSet, now }: Place,
): Promise<Standing> {
  const coin = settings.promo.coins.find((one) => one.promoOfferSet === promoOfferSet) ?? null
  const nothing = { last: null, turn: null, availableAt: null, waiting: null }
  if (!coin || (await runningRestriction(db, playerId, now)))
    return { ...nothing, coin: null, reasonType: 'no_offers_found' }
  const { last, turn } = await getDrawSnapshot(db, toDraw(coin), { playerId, now })
  const presetIds = [coin.heads.presetId, coin.tails.presetId]
  const taken = await takenPresets(db, playerId, presetIds)
  if (taken.size) return { ...nothing, coin, last, reasonType: 'no_offers_found' }
  const open = await openOffers(db, playerId, now)
  const waits = open.find(({ presetId }) => presetIds.includes(presetId))
  if (waits) {
    const waiting = presetOf(settings, waits.presetId, waits.endsAt)
    const availableAt = Math.max(turn.nextAt ?? now, Math.floor(waits.endsAt))
    return {
      ...nothing,
      coin,
      last,
      reasonType: 'limit_by_promo_offers',
      availableAt,
      waiting,
    }
  }
  if (turn.number === null)
    return { ...nothing, coin, last, reasonType: 'limit_by_time', availableAt: turn.nextAt }
  return { ...nothing, coin, last, turn: turn.number, reasonType: null }
}

/** A coin before it turns, with its odds; the one that was flipped last where none is named. */
export const readCoin = onceInRequest(
  async (
    { db, clock }: Kernel,
    settings: BrandSettings,
    { playerId, promoOfferSet }: { playerId: string; promoOfferSet?: string | undefined },
  ): Promise<PromoCoin> => {
    const asked = promoOfferSet ?? (await findLastInstance(db, playerId, coinDraws)) ?? ''
    const place = { playerId, promoOfferSet: asked, now: clock.now() }
    const { coin, last, reasonType, availableAt, waiting } = await standingOf(db, settings, place)
    return {
      sides: coin ? sidesOf(settings, coin) : [],
      lastSide: last ? (sideNames[last.outcomeId - 1] ?? null) : null,
      reasonType,
      availableAt,
      waiting,
    }
  },
)

interface Flipped {
  success: boolean
  reasonType: FlipRefusal | null
  data: { side: CoinSide['side']; presetPackage: PresetPackage } | null
}

/**
 * Flips a coin and gives the offer of the side that comes up (CALL-70): draw, offer and answer in one
 * transaction, so that nobody flips twice for a better side. No push tells of the offer: its banner
 * would come before the coin lies.
 */
export const flipTheCoin = (
  kernel: Kernel,
  settings: BrandSettings,
  {
    playerId,
    promoOfferSet,
    idempotency,
  }: Omit<Place, 'now'> & { idempotency: { scope: string; key: string } | null },
): Promise<Flipped> =>
  runCommand(kernel, {
    name: 'promo.flip-the-coin',
    playerId,
    idempotency,
    input: { promoOfferSet },
    async handle(command) {
      const { tx, now } = command
      const place = { playerId, promoOfferSet, now }
      const { coin, turn, reasonType } = await standingOf(tx, settings, place)
      if (!coin || turn === null) return { success: false, reasonType, data: null }
      const { outcome } = await takeTurn(command, toDraw(coin), {
        playerId,
        brand: settings.key,
        turn,
        detail: ({ presetId }) => ({ presetId }),
      })
      const { side, presetId } = outcome
      const hours = settings.cash.promoOffers.find((one) => one.presetId === presetId)?.hours ?? 0
      const endsAt = Math.floor(now + hours * hourMs)
      await giveOffer(tx, { playerId, presetId, now, endsAt })
      const presetPackage = presetOf(settings, presetId, endsAt)
      return { success: true, reasonType: null, data: { side, presetPackage } }
    },
  })
