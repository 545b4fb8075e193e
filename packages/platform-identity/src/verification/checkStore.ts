import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at, type Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    identity_check: IdentityCheckTable
  }
}

interface IdentityCheckTable {
  id: string
  player_id: string
  provider: string
  created_at: Instant
  /** What the provider gave to be shown in a frame; null until it has answered. */
  url: string | null
  /** When the provider was last asked to begin it; null while nobody asks. */
  asked_at: Instant | null
}

interface NewCheck {
  id: string
  playerId: string
  provider: string
  now: number
}

export async function insertCheck(tx: Tx, { id, playerId, provider, now }: NewCheck) {
  await tx
    .insertInto('identity_check')
    .values({ id, player_id: playerId, provider, created_at: at(now), url: null, asked_at: null })
    .execute()
}

/** Whose check it is, or undefined when this provider has no such one. */
export const findCheck = (db: Db | Tx, provider: string, id: string) =>
  db
    .selectFrom('identity_check')
    .innerJoin('player', 'player.id', 'identity_check.player_id')
    .select(['player_id as playerId', 'brand', 'login', 'url'])
    .where('identity_check.id', '=', id)
    .where('provider', '=', provider)
    .executeTakeFirst()

/** Takes it on oneself to ask the provider; false when somebody has, at or after a time, or it has answered. */
export async function claimCheck(
  db: Db,
  { id, now, unlessSince }: { id: string; now: number; unlessSince: number },
): Promise<boolean> {
  const claimed = await db
    .updateTable('identity_check')
    .set({ asked_at: at(now) })
    .where('id', '=', id)
    .where('url', 'is', null)
    .where((check) =>
      check.or([check('asked_at', 'is', null), check('asked_at', '<', at(unlessSince))]),
    )
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}

/** Keeps what the provider gave, or null to let the next one ask. */
export async function answerCheck(db: Db, id: string, url: string | null): Promise<void> {
  await db.updateTable('identity_check').set({ url, asked_at: null }).where('id', '=', id).execute()
}
