import type { CommandContext } from '@marquee/platform-kernel/command'
import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import type { StartedRound } from '@marquee/platform-play/rounds/events'
import { giveTicket } from './give.ts'
import { afterRound, dayOf, lotteryAt, progressOn } from './rules.ts'
import { findProgress, progressWrite } from './store.ts'

/**
 * Counts a round that has begun towards the player's next ticket, in the round's own transaction: each
 * counts one, whatever it was played with (LOTTERY-01).
 */
export async function recordLotteryRound(
  command: CommandContext,
  { playerId, brand }: Pick<StartedRound, 'playerId' | 'brand'>,
): Promise<void> {
  const { tx, now } = command
  const settings = command.settingsOf(brand).lottery
  const lottery = settings && lotteryAt(settings, now)
  if (!lottery || !isRunning(lottery, now)) return
  const day = dayOf(now)
  const before = progressOn({ lotteryId: lottery.number, day }, await findProgress(tx, playerId))
  if (before.day_tickets >= settings.ticketsPerDay) return
  const { isTicketEarned, ...after } = afterRound(before, settings)
  command.write(progressWrite(tx, playerId, after))
  if (isTicketEarned)
    await giveTicket(command, { playerId, brand, settings, lottery, source: 'rounds' })
}
