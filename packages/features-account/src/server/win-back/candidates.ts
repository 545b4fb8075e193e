import { sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    win_back: WinBackTable
  }
}

interface WinBackTable {
  player_id: string
  /** When the last such mail was written. */
  sent_at: Instant
}

const day = 86_400_000
/** Who has been away for this long is asked back, in ms. */
export const awayAfter = 14 * day
/** Who has been away for longer has decided, and is left alone, in ms. */
export const awayAtMost = 28 * day

/** The last sign of a player: a visit that goes on, a sign-in, or the account itself. */
const lastVisit = sql<number>`greatest(
  player.created_at,
  (select max(last_seen_at) from session where session.player_id = player.id),
  (select max(sign_in.at) from sign_in where sign_in.player_id = player.id)
)`

export interface Candidate {
  playerId: string
  brand: string
  email: string
  /** Of the profile, two letters; null where it is not known. */
  state: string | null
}

/**
 * Players who may be asked back: away for two weeks and no more than four, with a confirmed address to
 * which they want news, an account that is open, a position that was not refused, and no such mail since
 * they were here last. Breaks and blocked states are asked for each of them apart.
 * @param after the id of the last one known: those that follow.
 * @param playerId asks about one of them only.
 */
export const findCandidates = (
  db: Db | Tx,
  now: number,
  { limit, after, playerId }: { limit: number; after?: string | undefined; playerId?: string },
): Promise<Candidate[]> =>
  db
    .selectFrom('player')
    .innerJoin('player_profile', 'player_profile.player_id', 'player.id')
    .innerJoin('account', 'account.player_id', 'player.id')
    .innerJoin('subscription', 'subscription.player_id', 'player.id')
    .leftJoin('player_position', 'player_position.player_id', 'player.id')
    .leftJoin('win_back', 'win_back.player_id', 'player.id')
    .select(['player.id as playerId', 'player.brand', 'player.email', 'player_profile.state'])
    .where('player.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .where('player.is_house', '=', false)
    .where('player_profile.email_confirmed', '=', true)
    .where('subscription.email', '=', true)
    .where('account.closed_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('player_position.access', 'is', null), eb('player_position.access', '=', true)]),
    )
    .where(lastVisit, '<=', at(now - awayAfter))
    .where(lastVisit, '>', at(now - awayAtMost))
    .where(({ or, eb }) =>
      or([eb('win_back.sent_at', 'is', null), eb('win_back.sent_at', '<', lastVisit)]),
    )
    .$if(playerId !== undefined, (query) => query.where('player.id', '=', playerId ?? ''))
    .$if(after !== undefined, (query) => query.where('player.id', '>', after ?? ''))
    .orderBy('player.id')
    .limit(limit)
    .execute()
