import type { CommandContext } from '@marquee/platform-kernel/command'
import { gamesOf } from '@marquee/platform-play/games/selection'
import type { StartedRound } from '@marquee/platform-play/rounds/events'
import { amountOf, boxToWire, fill } from './rules.ts'
import { findBox, saveBox } from './store.ts'

/**
 * Sets a share of a stake aside in the player's box, in the round's own transaction; the house gives
 * it, and nothing beyond the stake leaves the player's balance. Every tab is told of each whole coin:
 * `collectUp` with the first round of a day, else `topUp` (MONEYBOX-06, MONEYBOX-07).
 */
export async function fillMoneyBox(
  { tx, now, push, settingsOf }: CommandContext,
  { playerId, brand, gameId, unit, paid }: StartedRound,
): Promise<void> {
  const settings = settingsOf(brand).moneyBox
  if (!settings || paid === 0) return
  const games = gamesOf(settings).ids
  if (!games.includes(gameId)) return
  const before = await findBox(tx, playerId)
  const after = fill(before, { unit, amount: paid }, settings, now)
  await saveBox(tx, after)
  if (amountOf(after, settings) === amountOf(before, settings)) return
  // A player who may play takes no break.
  const { status, moneyBoxAmount } = boxToWire(after, { settings, games, now, isResting: false })
  const isFirst = after.last_day > before.last_day && settings.firstOfDay > 0
  push(playerId, 'moneyBox', { type: isFirst ? 'collectUp' : 'topUp', status, moneyBoxAmount })
}
