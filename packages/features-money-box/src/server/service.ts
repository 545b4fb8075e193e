import type { Game } from '@marquee/contract'
import type { MoneyBox } from '../contract/schemas.ts'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { favoriteGamesOf } from '@marquee/platform-play/games/store'
import { creditPrize } from '@marquee/platform-draws/credit'
import { gamesOf } from '@marquee/platform-play/games/selection'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { amountOf, boxToWire, noBox } from './rules.ts'
import { type BoxRow, findBox, saveBox } from './store.ts'

const hourMs = 3_600_000

/** A box as its player sees it: inactive where the brand has none, and during a break. */
export async function boxFor(
  db: Db | Tx,
  { moneyBox: settings }: Pick<BrandSettings, 'moneyBox'>,
  box: BoxRow,
  now: number,
): Promise<MoneyBox> {
  if (!settings) return noBox
  const isResting = (await runningRestriction(db, box.player_id, now)) !== null
  return boxToWire(box, { settings, games: gamesOf(settings).ids, now, isResting })
}

/** How full a player's box is and when it can be broken (CALL-46). */
export const moneyBoxInfo = onceInRequest(
  async ({ db, clock }: Kernel, brand: BrandSettings, playerId: string): Promise<MoneyBox> =>
    boxFor(db, brand, await findBox(db, playerId), clock.now()),
)

/** The games that fill a brand's box, with what the player marked of them; none where it has no box. */
export async function moneyBoxGames(
  { db }: Kernel,
  brand: BrandSettings,
  playerId: string,
): Promise<Game[]> {
  const favorites = new Set(await favoriteGamesOf(db, playerId))
  const catalogue = catalogueOf(brand)
  const ids = brand.moneyBox ? gamesOf(brand.moneyBox).ids : []
  return ids.flatMap((id) => {
    const game = catalogue.findGame(id)
    return game ? [{ ...game, isFavorite: favorites.has(id) }] : []
  })
}

type BoxTeaser = Pick<MoneyBox, 'minAmount' | 'maxAmount'> &
  Partial<Pick<MoneyBox, 'status' | 'moneyBoxAmount' | 'isReady'>>

/** What entries show of a box (FEATURE-01): a guest sees what one holds; null where there is none. */
export async function moneyBoxTeaser(
  kernel: Kernel,
  brand: BrandSettings,
  playerId: string | null,
): Promise<BoxTeaser | null> {
  const { moneyBox: settings } = brand
  if (!settings) return null
  const { minAmount, maxAmount } = settings
  if (playerId === null) return { minAmount, maxAmount }
  const { status, moneyBoxAmount, isReady } = await moneyBoxInfo(kernel, brand, playerId)
  if (status === 'inactive') return null
  return { minAmount, maxAmount, status, moneyBoxAmount, isReady }
}

/**
 * Breaks a box and credits its coins (CALL-47), once, whatever the keys: the next one is empty and
 * sealed for a while. The part of a coin that is left stays in it.
 * @throws PlatformError not-available for a box that is not ready.
 */
export function breakMoneyBox(
  kernel: Kernel,
  brand: BrandSettings,
  {
    playerId,
    idempotency,
  }: { playerId: string; idempotency: { scope: string; key: string } | null },
): Promise<{ amount: number; moneyBox: MoneyBox }> {
  return runCommand(kernel, {
    name: 'money-box.break',
    playerId,
    idempotency,
    input: {},
    async handle(command) {
      const { tx, now } = command
      const box = await findBox(tx, playerId)
      const { isReady, status, minAmount, availableTimeToBreak } = await boxFor(tx, brand, box, now)
      const { moneyBox: settings } = brand
      if (!settings || !isReady) {
        const why =
          availableTimeToBreak === null
            ? `It is ${status} and opens from ${minAmount} coins on.`
            : `It is sealed until ${new Date(availableTimeToBreak).toISOString()}.`
        throw new PlatformError('not-available', `The money box cannot be broken. ${why}`)
      }
      const amount = amountOf(box, settings)
      const next: BoxRow = {
        ...box,
        hundredths: box.hundredths % 100,
        broken: box.broken + 1,
        sealed_until: now + settings.sealedHours * hourMs,
      }
      await saveBox(tx, next)
      await creditPrize(command, {
        playerId,
        brand: brand.key,
        kind: 'money-box',
        reference: `${playerId}:${next.broken}`,
        prize: { coins: amount, entries: 0 },
      })
      const moneyBox = await boxFor(tx, brand, next, now)
      command.push(playerId, 'moneyBox', {
        type: 'break',
        status: moneyBox.status,
        moneyBoxAmount: moneyBox.moneyBoxAmount,
      })
      return { amount, moneyBox }
    },
  })
}
