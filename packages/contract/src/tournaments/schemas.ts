import { z } from 'zod'
import { data, id, instant, limit, offset, prize, translatable } from '../common.ts'
import type { CallContract } from '../endpoint.ts'

/** Tournaments on one page (TOURN-03, TOURN-04). */
export const tournamentPages = { upcoming: 5, history: 4 }

/** TOURN-02. */
export const tournament = z.object({
  historyId: z.int(),
  title: translatable,
  startedAt: instant,
  finishedAt: instant,
  status: z.enum(['upcoming', 'running', 'finished']),
  /** Games that count, by id. */
  games: z.array(z.int()),
  /** From the first place on. */
  prizes: z.array(prize),
  /** While it runs, who leads. */
  winners: z.array(
    z.object({
      place: z.int().positive(),
      /** First letter and dots: nobody is named in public. */
      player: z.string(),
      points: z.int().nonnegative(),
      prize: prize.nullable(),
    }),
  ),
  /** Null for a guest and for a player who has not played in it. */
  playerData: z
    .object({
      roundsPlayed: z.int().nonnegative(),
      points: z.int().nonnegative(),
      place: z.int().positive().nullable(),
    })
    .nullable(),
})
export type Tournament = z.infer<typeof tournament>

const page = (defaultLimit: number) =>
  z.object({ limit: limit.default(defaultLimit), offset: offset.default(0) })
const paged = data(z.object({ tournaments: z.array(tournament), total: z.int().nonnegative() }))

export const tournamentsContract = {
  current: {
    summary: 'The running tournament, of one game or of any; null when none runs.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-58', 'TOURN-02'],
    query: z.object({ gameId: id.optional() }),
    response: data(tournament.nullable()),
  },
  upcoming: {
    summary: 'Tournaments to come, the next one first.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-59', 'TOURN-03'],
    query: page(tournamentPages.upcoming),
    response: paged,
  },
  history: {
    summary: 'Tournaments that are over, the newest first.',
    origin: 'spec',
    audience: 'public',
    follows: ['CALL-60', 'TOURN-04'],
    query: page(tournamentPages.history),
    response: paged,
  },
} satisfies Record<string, CallContract>
