import { sql } from 'kysely'
import type { BrandReport } from '@marquee/contract'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import '@marquee/platform-protection/protection/migrations'
import '@marquee/platform-play/rounds/migrations'

const day = 86_400_000
/** A longer time is for a data warehouse. */
const longest = 92 * day

/**
 * What happened in a brand between two days of UTC, both included.
 * @throws PlatformError invalid-input when they are not in order, or lie further apart than 92 days.
 */
export async function reportOf(
  db: Db,
  brand: string,
  days: { from: string; to: string },
): Promise<BrandReport> {
  const from = Date.parse(days.from)
  const to = Date.parse(days.to) + day
  if (to <= from || to - from > longest) {
    throw new PlatformError('invalid-input', 'Ask for 1 to 92 days, the first one first.', {
      details: [{ path: 'to', message: '1 to 92 days after the first' }],
    })
  }
  const { rows } = await sql<{ signUps: number; activePlayers: number; exclusions: number }>`
    select
      (select count(*)::int from player
        where brand = ${brand} and created_at >= ${at(from)} and created_at < ${at(to)}) as "signUps",
      (select count(distinct player_id)::int from game_round
        where brand = ${brand} and created_at >= ${at(from)} and created_at < ${at(to)}) as "activePlayers",
      (select count(*)::int from play_restriction r join player p on p.id = r.player_id
        where p.brand = ${brand} and r.kind = 'self-exclusion'
          and r.started_at >= ${at(from)} and r.started_at < ${at(to)}) as exclusions`.execute(db)
  const play = await sql<{
    gameMode: BrandReport['play'][number]['gameMode']
    rounds: number
    staked: bigint
    won: bigint
  }>`
    select game_mode as "gameMode", count(*)::int as rounds,
      coalesce(sum(cost), 0)::bigint as staked,
      coalesce(sum(win) filter (where status = 'settled'), 0)::bigint as won
    from game_round
    where brand = ${brand} and created_at >= ${at(from)} and created_at < ${at(to)}
    group by 1 order by 1`.execute(db)
  return {
    ...(rows[0] ?? { signUps: 0, activePlayers: 0, exclusions: 0 }),
    play: play.rows.map(({ staked, won, ...row }) => ({
      ...row,
      staked: toWire(staked),
      won: toWire(won),
    })),
  }
}
