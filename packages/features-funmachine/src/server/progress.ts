import type { CommandContext } from '@marquee/platform-kernel/command'
import { creditPrize } from '@marquee/platform-draws/credit'
import { restrictionQuestion } from '@marquee/platform-protection/protection/store'
import type { SettledRound } from '@marquee/platform-play/rounds/events'
import { afterRound } from './rules.ts'
import { findMeter, meterWrite } from './store.ts'

/**
 * Counts a round that has ended towards the meter, in the round's own transaction; whatever was staked
 * brings the same, a free spin brings nothing. When it is full its prize is credited at once, over a
 * game at rest, and every tab is told by the push `cash` (INVEST-03).
 */
export async function fillFunmeter(
  command: CommandContext,
  { playerId, brand, paid }: Pick<SettledRound, 'playerId' | 'brand' | 'paid'>,
): Promise<void> {
  const settings = command.settingsOf(brand).funmeter
  if (!settings || paid === 0) return
  const { tx, now } = command
  const step = afterRound(await findMeter(tx, playerId), settings, now)
  // A round may come to rest after its player has begun a break.
  if (!step || (await command.ask(restrictionQuestion, playerId))) return
  command.write(meterWrite(tx, step.row))
  if (!step.isFull) return
  const { period, filled } = step.row
  await creditPrize(command, {
    playerId,
    brand,
    kind: 'funmeter',
    reference: `${playerId}:${period}:${filled}`,
    prize: settings.prize,
  })
}
