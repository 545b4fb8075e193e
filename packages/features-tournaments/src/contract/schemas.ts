import { z } from 'zod'
import { data, id, instant, limit, offset, prize, translatable } from '@marquee/contract/schemas'
import type { CallContract } from '@marquee/contract'

/** Tournaments on one page (TOURN-03, TOURN-04). */
export const tournamentPages = { upcoming: 5, history: 4 }

/** TOURN-02. */
export const tournament = z.object({
  historyId: z.int(),
  title: translatable,
  /** How points come about, the same for everybody; ours. */
  rule: z.object({
    /**
     * Points are the best sum of so many rounds in a row, each a hundred times its win by its stake:
     * a high stake brings no more of them than a low one.
     */
    inARow: z.int().positive(),
    /** Of a player's rounds so many count, the first ones. */
    rounds: z.int().positive(),
  }),
  startedAt: instant,
  finishedAt: instant,
  status: z.enum(['upcoming', 'running', 'finished']),
  /** Games that count, by id; none where every game counts. */
  games: z.array(z.int()),
  /** What these games are called together; null where every game counts. Ours. */
  gamesTitle: translatable.nullable(),
  /** The page that shows these games is `/issues/{gamesPage}`; null where every game counts. Ours. */
  gamesPage: z.string().nullable(),
  /** How many take part with points. Ours. */
  players: z.int().nonnegative(),
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
      /** One of the house players that fill a sandbox: real rounds, no prize. Absent for everybody else. Ours. */
      isHouse: z.literal(true).optional(),
    }),
  ),
  /** Null for a guest and for a player who has not played in it. */
  playerData: z
    .object({
      roundsPlayed: z.int().nonnegative(),
      points: z.int().nonnegative(),
      /** Null without points. */
      place: z.int().positive().nullable(),
      /** What this place brings, or brought once it is over. Ours. */
      prize: prize.nullable(),
    })
    .nullable(),
})
export type Tournament = z.infer<typeof tournament>

const page = (defaultLimit: number) =>
  z.object({ limit: limit.default(defaultLimit), offset: offset.default(0) })
const paged = data(z.object({ tournaments: z.array(tournament), total: z.int().nonnegative() }))

export const tournamentsContract = {
  running: {
    summary: 'All tournaments that run, the one that ends first in front.',
    origin: 'ours',
    audience: 'public',
    follows: ['TOURN-01', 'TOURN-02'],
    response: data(z.object({ tournaments: z.array(tournament) })),
  },
  current: {
    summary: 'The running tournament that ends first, of one game or of any; null when none runs.',
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
