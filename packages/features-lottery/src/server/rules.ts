import type { Prize } from '@marquee/contract'
import type { LotterySettings } from './settings.ts'
import type { Randomness } from '@marquee/platform-kernel/random'
import { type Period, periodAt } from '@marquee/platform-campaigns/campaigns/period'
import type { LotteryTerms } from './migrations.ts'

const dayMs = 86_400_000

/** The lottery that an instant belongs to, see `periodAt`; its number is the lottery's id. */
export const lotteryAt = ({ rhythm, days }: LotterySettings, now: number): Period =>
  periodAt({ ...rhythm, days }, now)

/** Days since 1970, by the calendar of UTC. */
export const dayOf = (now: number): number => Math.floor(now / dayMs)

/** When today's free ticket is followed by the next one; null when the lottery ends before. */
export function nextFreeAt({ finishedAt }: Period, now: number): number | null {
  const midnight = (dayOf(now) + 1) * dayMs
  return midnight < finishedAt ? midnight : null
}

/** What a lottery says of itself, as players read it and as its draw is held to. */
export const termsOf = ({ title, prizes }: LotterySettings): LotteryTerms => ({ title, prizes })

/** A ticket's number as players read it. */
export const writeNumber = (number: number): string => String(number).padStart(8, '0')

export interface Progress {
  lottery_id: number
  rounds: number
  day: number
  day_tickets: number
}

/** Where a player stands: rounds count on from day to day, tickets of a day are its own, a new lottery begins anew. */
export function progressOn(
  { lotteryId, day }: { lotteryId: number; day: number },
  known: Progress | undefined,
): Progress {
  if (known?.lottery_id !== lotteryId)
    return { lottery_id: lotteryId, rounds: 0, day, day_tickets: 0 }
  return known.day === day ? known : { ...known, day, day_tickets: 0 }
}

type Pace = Pick<LotterySettings, 'roundsPerTicket' | 'ticketsPerDay'>

/** What a player has after one more round, whatever its stake; none counts once the day's tickets are earned. */
export function afterRound(
  progress: Progress,
  { roundsPerTicket, ticketsPerDay }: Pace,
): Progress & { isTicketEarned: boolean } {
  if (progress.day_tickets >= ticketsPerDay) return { ...progress, isTicketEarned: false }
  const rounds = progress.rounds + 1
  if (rounds < roundsPerTicket) return { ...progress, rounds, isTicketEarned: false }
  return { ...progress, rounds: 0, day_tickets: progress.day_tickets + 1, isTicketEarned: true }
}

const winnersOf = (prizes: readonly { winners: number }[]): number =>
  prizes.reduce((sum, { winners }) => sum + winners, 0)

/**
 * How likely one of so many tickets wins each place. Places are drawn from the first on, so with fewer
 * tickets than winners the last places stay empty.
 */
export function chancesOf(prizes: readonly { winners: number }[], tickets: number): number[] {
  let before = 0
  return prizes.map(({ winners }) => {
    const given = Math.min(winners, Math.max(0, tickets - before))
    before += winners
    return tickets > 0 ? given / tickets : 0
  })
}

/** How likely it is that one at least of a player's tickets wins something: one less none of them. */
export function anyChanceOf(
  prizes: readonly { winners: number }[],
  { own, tickets }: { own: number; tickets: number },
): number {
  const blanks = Math.max(0, tickets - winnersOf(prizes))
  let none = 1
  for (let drawn = 0; drawn < own; drawn++)
    none *= Math.max(0, blanks - drawn) / Math.max(1, tickets - drawn)
  return 1 - none
}

/** A ticket that has won. */
export interface Winner {
  id: number
  place: number
  prize: Prize
}

/**
 * Draws the places of a lottery from its tickets, one after the other from the first on. What is drawn
 * is not put back, and each ticket that is left is as likely as any other.
 */
export function drawWinners(
  tickets: readonly number[],
  { prizes }: Pick<LotteryTerms, 'prizes'>,
  random: Pick<Randomness, 'int'>,
): Winner[] {
  const left = [...tickets]
  const winners: Winner[] = []
  for (const [index, { winners: count, coins, entries }] of prizes.entries()) {
    for (let drawn = 0; drawn < count && left.length > 0; drawn++) {
      const at = random.int(left.length)
      const id = left[at] as number
      // The last one takes the place of the one that is drawn.
      left[at] = left.at(-1) as number
      left.pop()
      winners.push({ id, place: index + 1, prize: { coins, entries } })
    }
  }
  return winners
}
