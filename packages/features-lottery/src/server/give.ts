import type { LotterySettings } from './settings.ts'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Period } from '@marquee/platform-campaigns/campaigns/period'
import { dayOf, termsOf, writeNumber } from './rules.ts'
import { insertTicket, openRun, type TicketRow } from './store.ts'

export interface Gift {
  playerId: string
  brand: string
  settings: LotterySettings
  lottery: Pick<Period, 'number' | 'startedAt' | 'finishedAt'>
  source: TicketRow['source']
}

/** Gives a player a ticket of a lottery and tells every tab of it; the first one opens the lottery. */
export async function giveTicket(
  { tx, now, push }: CommandContext,
  { playerId, brand, settings, lottery, source }: Gift,
): Promise<TicketRow> {
  const { number: lotteryId, startedAt, finishedAt } = lottery
  await openRun(tx, { brand, lotteryId }, { startedAt, finishedAt, terms: termsOf(settings) })
  const ticket = await insertTicket(tx, {
    brand,
    lottery_id: lotteryId,
    player_id: playerId,
    source,
    day: dayOf(now),
    givenAt: now,
  })
  const number = writeNumber(ticket.number)
  push(playerId, 'lottery', { kind: 'ticket', lotteryId, number, place: null })
  return ticket
}
