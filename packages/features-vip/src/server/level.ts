import type { RankLeagueSettings } from './settings.ts'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { identityStatusOf } from '@marquee/platform-identity/verification/store'
import { asksForIdentity, type Standing, standingOf } from './rules.ts'

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
