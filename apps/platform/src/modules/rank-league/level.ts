import { allBrands } from '../../brands/index.ts'
import type { RankLeagueSettings } from '../../brands/settingsRankLeague.ts'
import type { Db, Tx } from '../../kernel/database.ts'
import { identityStatusOf } from '../verification/store.ts'
import { asksForIdentity, type Standing, standingOf } from './rules.ts'
import { findRank } from './store.ts'

/** Where a player stands with an experience; their identity is looked up only where it matters. */
export const playerStanding = async (
  db: Db | Tx,
  settings: RankLeagueSettings,
  { playerId, experience }: { playerId: string; experience: bigint },
): Promise<Standing> =>
  standingOf(
    settings,
    experience,
    asksForIdentity(settings, experience) && (await identityStatusOf(db, playerId)) === 'approved',
  )

/**
 * A player's level, from 1 on: the one meaning of the word on the platform (RANK-02), for whoever asks
 * for a least one (DROPS-02). 1 in brands without a league.
 */
export async function playerLevel(db: Db | Tx, playerId: string): Promise<number> {
  const { brand } = await db
    .selectFrom('player')
    .select('brand')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const settings = allBrands.get(brand)?.rankLeague
  if (!settings) return 1
  const { experience } = await findRank(db, playerId)
  return (await playerStanding(db, settings, { playerId, experience })).level.index
}
