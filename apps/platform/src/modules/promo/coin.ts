import type { PresetPackage } from '@marquee/contract'
import type { CoinSide, FlipRefusal, PromoCoin } from '@marquee/features-promo-offers/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { CoinSettings } from '../cash/promoSettings.ts'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Randomness } from '@marquee/platform-kernel/random'
import { giveOffer, openOffers } from '../cash/offers.ts'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { saleOf } from './offers.ts'
import { takenPresets } from '../cash/bundleStore.ts'
import { type Flip, insertFlip, lastCoin, lastFlip } from './store.ts'

const hourMs = 3_600_000
const noImages = { imageMobile2x: '', image2x: '', imageBanner: '', imageBannerMobile: '' }

type Sides = Pick<CoinSettings, 'heads' | 'tails'>

/** The side that chance gives, each by its weight. Whoever asks has no part in it. */
export const flip = ({ heads, tails }: Sides, random: Pick<Randomness, 'int'>): CoinSide['side'] =>
  random.int(heads.weight + tails.weight) < heads.weight ? 'heads' : 'tails'

/** Both sides as players read them: the odds come from the weights that `flip` uses. */
const sidesOf = ({ cash }: BrandSettings, coin: CoinSettings): CoinSide[] =>
  (['heads', 'tails'] as const).map((side) => ({
    side,
    ...saleOf(cash, coin[side].presetId),
    chance: coin[side].weight / (coin.heads.weight + coin.tails.weight),
  }))

const presetOf = (
  { cash }: BrandSettings,
  presetId: number,
  finishedAt: number,
): PresetPackage => ({
  presetId,
  title: saleOf(cash, presetId).title,
  promoOfferPreset: noImages,
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
  last: Flip | undefined
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
  const nothing = { last: undefined, availableAt: null, waiting: null }
  if (!coin || (await runningRestriction(db, playerId, now)))
    return { ...nothing, coin: null, reasonType: 'no_offers_found' }
  const last = await lastFlip(db, playerId, promoOfferSet)
  const presetIds = [coin.heads.presetId, coin.tails.presetId]
  const taken = await takenPresets(db, playerId, presetIds)
  if (taken.size) return { ...nothing, coin, last, reasonType: 'no_offers_found' }
  const restedAt = last ? Math.floor(last.flippedAt + coin.pauseHours * hourMs) : now
  const open = await openOffers(db, playerId, now)
  const waits = open.find(({ presetId }) => presetIds.includes(presetId))
  if (waits) {
    const waiting = presetOf(settings, waits.presetId, waits.endsAt)
    const availableAt = Math.max(restedAt, Math.floor(waits.endsAt))
    return { coin, last, reasonType: 'limit_by_promo_offers', availableAt, waiting }
  }
  if (restedAt > now)
    return { coin, last, reasonType: 'limit_by_time', availableAt: restedAt, waiting: null }
  return { ...nothing, coin, last, reasonType: null }
}

/** A coin before it turns, with its odds; the one that was flipped last where none is named. */
export async function readCoin(
  { db, clock }: Kernel,
  settings: BrandSettings,
  { playerId, promoOfferSet }: { playerId: string; promoOfferSet?: string | undefined },
): Promise<PromoCoin> {
  const asked = promoOfferSet ?? (await lastCoin(db, playerId)) ?? ''
  const place = { playerId, promoOfferSet: asked, now: clock.now() }
  const { coin, last, reasonType, availableAt, waiting } = await standingOf(db, settings, place)
  return {
    sides: coin ? sidesOf(settings, coin) : [],
    lastSide: last?.side ?? null,
    reasonType,
    availableAt,
    waiting,
  }
}

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
    async handle({ tx, now, random }) {
      const place = { playerId, promoOfferSet, now }
      const { coin, last, reasonType } = await standingOf(tx, settings, place)
      if (!coin || reasonType) return { success: false, reasonType, data: null }
      const side = flip(coin, random)
      const { presetId } = coin[side]
      const hours = settings.cash.promoOffers.find((one) => one.presetId === presetId)?.hours ?? 0
      const endsAt = Math.floor(now + hours * hourMs)
      const turn = (last?.turn ?? 0) + 1
      await insertFlip(tx, { playerId, promoOfferSet, turn, side, presetId, flippedAt: now })
      await giveOffer(tx, { playerId, presetId, now, endsAt })
      const presetPackage = presetOf(settings, presetId, endsAt)
      return { success: true, reasonType: null, data: { side, presetPackage } }
    },
  })
