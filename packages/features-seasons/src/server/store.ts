import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import type { Database } from '@marquee/platform-kernel/schema'
import { isAround } from '@marquee/platform-protection/protection/isAround'
import './migrations.ts'

export type WalkRow = Selectable<Database['season_walk']>

export interface Whose {
  playerId: string
  seasonId: number
}

/** How far a player is in one season; before their first point of it, at its beginning. */
export async function findWalk(db: Db | Tx, { playerId, seasonId }: Whose): Promise<WalkRow> {
  const row = await db
    .selectFrom('season_walk')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('season_id', '=', seasonId)
    .executeTakeFirst()
  return (
    row ?? {
      player_id: playerId,
      season_id: seasonId,
      points: 0,
      day: 0,
      day_points: 0,
      claimed: 0,
      settled: false,
    }
  )
}

export async function saveWalk(tx: Tx, row: WalkRow): Promise<void> {
  const { points, day, day_points, claimed, settled } = row
  await tx
    .insertInto('season_walk')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'season_id'])
        .doUpdateSet({ points, day, day_points, claimed, settled }),
    )
    .execute()
}

export interface PastWalks {
  brand: string
  /** The present season: those before it are over, and no award of theirs can be claimed. */
  before: number
  /** The points that each stop is reached at, in their order. */
  reachedAt: readonly number[]
  limit: number
}

/** Whether stops were reached whose awards nobody has claimed: those after the last one that was. */
const isOwing =
  (reachedAt: readonly number[]) =>
  ({ and, eb, or }: ExpressionBuilder<Database, 'season_walk'>) =>
    or(
      reachedAt.map((points, claimed) =>
        and([eb('season_walk.claimed', '=', claimed), eb('season_walk.points', '>=', points)]),
      ),
    )

const openWalks = (db: Db | Tx, { brand, before, limit }: PastWalks) =>
  db
    .selectFrom('season_walk')
    .innerJoin('player', 'player.id', 'season_walk.player_id')
    .select(['season_walk.player_id', 'season_walk.season_id'])
    .where('player.brand', '=', brand)
    .where('season_walk.season_id', '<', before)
    .where('season_walk.settled', '=', false)
    .limit(limit)

/** Walks of a brand's seasons gone by with awards that nobody has claimed, of players who take no break. */
export const owingWalks = (
  db: Db,
  walks: PastWalks,
  now: number,
): Promise<Pick<WalkRow, 'player_id' | 'season_id'>[]> =>
  openWalks(db, walks)
    .where((eb) => isOwing(walks.reachedAt)(eb))
    .where(isAround(sql.ref('season_walk.player_id'), now))
    .execute()

const paidWalks = (db: Db | Tx, walks: PastWalks) =>
  openWalks(db, walks).where((eb) => eb.not(isOwing(walks.reachedAt)(eb)))

/** Whether walks of seasons gone by are open that owe nothing. */
export const hasPaidWalks = async (db: Db, walks: PastWalks): Promise<boolean> =>
  (await paidWalks(db, { ...walks, limit: 1 }).execute()).length > 0

/** Closes walks of seasons gone by that owe nothing, so that nobody looks at them again. */
export async function closePaidWalks(tx: Tx, walks: PastWalks): Promise<void> {
  const paid = paidWalks(tx, walks)
  await tx
    .updateTable('season_walk')
    .set({ settled: true })
    .where(({ eb, refTuple }) =>
      eb(refTuple('player_id', 'season_id'), 'in', paid.$asTuple('player_id', 'season_id')),
    )
    .execute()
}
