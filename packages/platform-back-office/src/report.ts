import { sql } from 'kysely'
import type { BrandReport } from '@marquee/contract'
import { refuseArchived } from '@marquee/platform-kernel/archivedMonths'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { toWire } from '@marquee/platform-kernel/money'
import { at } from '@marquee/platform-kernel/schema'
import '@marquee/platform-protection/protection/migrations'
import '@marquee/platform-play/rounds/migrations'

const day = 86_400_000
/** A longer time is for a data warehouse. */
const longest = 92 * day

type Figures = BrandReport['days'][number]
type Play = Figures['play'][number]

interface Span {
  brand: string
  /** Epoch ms, the first moment and the one after the last. */
  from: number
  to: number
}

const dateOf = (moment: number): string => new Date(moment).toISOString().slice(0, 10)
const dayColumn = (moment: string) => sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD')`)

/** How many there were on each day that had any, and in the whole span on a row without a day. */
async function counted(
  db: Db,
  { brand, from, to }: Span,
): Promise<Map<string | null, Pick<Figures, 'signUps' | 'activePlayers' | 'exclusions'>>> {
  const { rows } = await sql<{ what: keyof Figures; day: string | null; count: number }>`
    select 'signUps' as what, ${dayColumn('created_at')} as day, count(*)::int as count from player
      where brand = ${brand} and created_at >= ${at(from)} and created_at < ${at(to)}
      group by rollup (2)
    union all
    select 'activePlayers', ${dayColumn('created_at')}, count(distinct player_id)::int from game_round
      where brand = ${brand} and created_at >= ${at(from)} and created_at < ${at(to)}
      group by rollup (2)
    union all
    select 'exclusions', ${dayColumn('r.started_at')}, count(*)::int
      from play_restriction r join player p on p.id = r.player_id
      where p.brand = ${brand} and r.kind = 'self-exclusion'
        and r.started_at >= ${at(from)} and r.started_at < ${at(to)}
      group by rollup (2)`.execute(db)
  const found = new Map<string | null, Pick<Figures, 'signUps' | 'activePlayers' | 'exclusions'>>()
  for (const { what, day: on, count } of rows) {
    const before = found.get(on) ?? { signUps: 0, activePlayers: 0, exclusions: 0 }
    found.set(on, { ...before, [what]: count })
  }
  return found
}

/** What was played on each day, by what it was played with. */
async function played(db: Db, { brand, from, to }: Span): Promise<Map<string, Play[]>> {
  const { rows } = await sql<{
    day: string
    gameMode: Play['gameMode']
    rounds: number
    staked: bigint
    won: bigint
  }>`
    select ${dayColumn('created_at')} as day, game_mode as "gameMode", count(*)::int as rounds,
      coalesce(sum(cost), 0)::bigint as staked,
      coalesce(sum(win) filter (where status = 'settled'), 0)::bigint as won
    from game_round
    where brand = ${brand} and created_at >= ${at(from)} and created_at < ${at(to)}
    group by 1, 2 order by 1, 2`.execute(db)
  return Map.groupBy(
    rows.map(({ staked, won, ...row }) => ({ ...row, staked: toWire(staked), won: toWire(won) })),
    (row) => row.day,
  )
}

/** Sums of minor units, which are whole numbers, by what was played with. */
function sumOf(play: readonly Play[]): Play[] {
  const sums = new Map<Play['gameMode'], Play>()
  for (const { gameMode, rounds, staked, won } of play) {
    const sum = sums.get(gameMode) ?? { gameMode, rounds: 0, staked: 0, won: 0 }
    sums.set(gameMode, {
      gameMode,
      rounds: sum.rounds + rounds,
      staked: sum.staked + staked,
      won: sum.won + won,
    })
  }
  return [...sums.values()].sort((one, other) => one.gameMode.localeCompare(other.gameMode))
}

/**
 * What happened in a brand between two days of UTC, both included: in the whole span, and on each day.
 * @throws PlatformError invalid-input when they are not in order, or lie further apart than 92 days;
 * not-available when rounds of one of them are in an archive.
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
  await refuseArchived(db, 'game_round', { from, to: to - 1 })
  const counts = await counted(db, { brand, from, to })
  const play = await played(db, { brand, from, to })
  const none = { signUps: 0, activePlayers: 0, exclusions: 0 }
  const dates = Array.from({ length: (to - from) / day }, (_, index) => dateOf(from + index * day))
  return {
    ...(counts.get(null) ?? none),
    play: sumOf([...play.values()].flat()),
    days: dates.map((date) => ({
      day: date,
      ...(counts.get(date) ?? none),
      play: (play.get(date) ?? []).map(({ gameMode, rounds, staked, won }) => ({
        gameMode,
        rounds,
        staked,
        won,
      })),
    })),
  }
}
