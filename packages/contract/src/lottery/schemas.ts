import { z } from 'zod'
import { chance, data, id, instant, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

export const lottery = z.object({
  id: z.int(),
  title: translatable,
  startedAt: instant,
  /** No tickets are given after it, and the draw follows. */
  finishedAt: instant,
  drawn: z.boolean(),
  ticketsCount: z.int().nonnegative(),
  prizes: z.array(
    z.object({
      place: z.int().positive(),
      winners: z.int().positive(),
      prize,
      /** For one ticket among those given so far. */
      chance,
    }),
  ),
})
export type Lottery = z.infer<typeof lottery>

export const lotteryTicket = z.object({
  id: z.int(),
  number: z.string(),
  place: z.int().nullable(),
  prize: prize.nullable(),
  isRewardTaken: z.boolean(),
})
export type LotteryTicket = z.infer<typeof lotteryTicket>

export const lotteryContract = {
  details: {
    summary: 'The running lottery, or the last one drawn; null when there was none.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-53'],
    response: data(lottery.nullable()),
  },
  leaderboard: {
    summary: 'Winners of a lottery, or before its draw who has the most tickets.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-54'],
    params: z.object({ id }),
    response: data(
      z.object({
        leaders: z.array(
          z.object({
            place: z.int(),
            /** First letter and dots: nobody is named in public. */
            player: z.string(),
            tickets: z.int(),
            prize: prize.nullable(),
          }),
        ),
      }),
    ),
    errors: ['not-found'],
  },
  playerTickets: {
    summary: 'The player’s tickets.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-55'],
    response: data(z.object({ tickets: z.array(lotteryTicket) })),
  },
  takeReward: {
    summary: 'Credits what a ticket has won, once.',
    origin: 'spec',
    audience: 'player',
    follows: ['CALL-56'],
    params: z.object({ id }),
    response: data(z.object({ prize, ticket: lotteryTicket })),
    errors: ['not-found', 'not-available', 'already-claimed'],
  },
} satisfies Record<string, CallContract>
