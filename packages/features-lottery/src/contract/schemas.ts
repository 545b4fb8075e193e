import { z } from 'zod'
import { chance, data, id, instant, prize, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

export const lottery = z.object({
  /** The how-manieth of its brand. */
  id: z.int(),
  title: translatable,
  startedAt: instant,
  /** No tickets are given after it, and the draw follows. */
  finishedAt: instant,
  drawn: z.boolean(),
  /** Tickets that take part: those of players who take no break. */
  ticketsCount: z.int().nonnegative(),
  /** From the first place on; a place may have several winners. */
  prizes: z.array(
    z.object({
      place: z.int().positive(),
      winners: z.int().positive(),
      /** What each of them wins. */
      prize,
      /** For one ticket among those that take part; 0 while there is none. */
      chance,
    }),
  ),
})
export type Lottery = z.infer<typeof lottery>

export const lotteryDetails = z.object({
  /** What runs for whoever is there; null between two, and during a break. */
  current: lottery.nullable(),
  /** The last one in which tickets were given; not `drawn` in the moments after its end. */
  last: lottery.nullable(),
  /** When the next one begins, while none runs. */
  nextStartsAt: instant.nullable(),
  /** How rounds earn tickets; null where the brand has no lottery. */
  rule: z
    .object({
      /** So many rounds of any game and stake earn a ticket. */
      roundsPerTicket: z.int().positive(),
      /** So many a day at most, by the calendar of UTC; the free one is not among them. */
      ticketsPerDay: z.int().positive(),
    })
    .nullable(),
})
export type LotteryDetails = z.infer<typeof lotteryDetails>

export const lotteryTicket = z.object({
  id: z.int(),
  lotteryId: z.int(),
  /** Eight digits, each number once in a lottery. */
  number: z.string().regex(/^\d{8}$/),
  /** How it came: the free one of a day, or rounds. */
  source: z.enum(['daily', 'rounds']),
  givenAt: instant,
  /** What it won; null before the draw, and where it won nothing. */
  place: z.int().nullable(),
  prize: prize.nullable(),
  isRewardTaken: z.boolean(),
  /** The player saw its lottery drawn; always true once another lottery was drawn after it. */
  isSeen: z.boolean(),
})
export type LotteryTicket = z.infer<typeof lotteryTicket>

export const lotteryTickets = z.object({
  /**
   * Of the lottery that runs and of the last one, the newest first, and those of earlier ones whose
   * reward waits.
   */
  tickets: z.array(lotteryTicket),
  /** That one at least of the player's tickets in the running lottery wins, as tickets are given so far. */
  chance,
  /** How the next tickets come; null while no lottery runs for the player. */
  earning: z
    .object({
      /** Rounds played for the next ticket. */
      rounds: z.int().nonnegative(),
      /** Tickets that rounds can still earn today. */
      left: z.int().nonnegative(),
      /** Today's free ticket waits. */
      isFreeReady: z.boolean(),
      /** When the next free one comes; null when the lottery ends before. */
      nextFreeAt: instant.nullable(),
    })
    .nullable(),
})
export type LotteryTickets = z.infer<typeof lotteryTickets>

export const lotteryLeader = z.object({
  place: z.int().positive(),
  /** First letter and dots: nobody is named in public. */
  player: z.string(),
  /** It is whoever asks. */
  isOwn: z.boolean(),
  tickets: z.int().nonnegative(),
  /** Of the ticket that won; null before the draw. */
  number: z.string().nullable(),
  prize: prize.nullable(),
})
export type LotteryLeader = z.infer<typeof lotteryLeader>

export const lotteryContract = {
  details: {
    summary: 'The lottery that runs, and the last one.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-53', 'LOTTERY-01'],
    response: data(lotteryDetails),
  },
  leaderboard: {
    summary: 'Winners of a lottery, or before its draw who has the most tickets.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-54'],
    params: z.object({ id }),
    response: data(z.object({ leaders: z.array(lotteryLeader) })),
    errors: ['not-found'],
  },
  playerTickets: {
    summary: 'The player’s tickets, and how the next ones come.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-55'],
    response: data(lotteryTickets),
  },
  takeFreeTicket: {
    summary: 'Takes the free ticket of a day, once.',
    origin: 'ours',
    audience: 'player',
    follows: ['LOTTERY-01'],
    response: data(z.object({ ticket: lotteryTicket, lottery: lotteryTickets })),
    errors: ['not-available', 'already-claimed'],
    regional: true,
  },
  seeDraw: {
    summary: 'The player saw the draw of a lottery played: it is not played for them again.',
    origin: 'ours',
    audience: 'player',
    follows: ['LOTTERY-01'],
    params: z.object({ id }),
    response: data(lotteryTickets),
    errors: ['not-found', 'not-available'],
    openAnywhere: 'It keeps that a draw was seen; taking what a ticket won is regional.',
  },
  takeReward: {
    summary: 'Credits what a ticket has won, once.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-56'],
    params: z.object({ id }),
    response: data(z.object({ prize, ticket: lotteryTicket })),
    errors: ['not-found', 'not-available', 'already-claimed'],
    regional: true,
  },
} satisfies Record<string, CallContract>
