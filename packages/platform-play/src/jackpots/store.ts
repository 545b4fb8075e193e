import { type Network, type NetworkId, partsPerUnit } from '@marquee/game-math'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { sql } from 'kysely'
import type { Fed } from './rules.ts'
import './migrations.ts'

export type Unit = 'coins' | 'entries'

/** The levels of a network at a brand, for one unit. */
export interface Place {
  brand: string
  network: NetworkId
  unit: Unit
}

/** What a round adds to a level, and where the level falls next if it falls now. */
export interface Feeding {
  level: Network['levels'][number]
  /** In parts of a minor unit. */
  added: number
  /** In minor units. */
  nextDropAt: number
}

/**
 * Feeds levels, all in one statement: each row is locked as it is fed, always in the order given, so that
 * rounds of many players feed one after the other and one level falls to exactly one of them. A level
 * that nobody has fed before begins with its seed.
 */
export async function feedLevels(
  tx: Tx,
  { brand, network, unit }: Place,
  { roundId, feedings, now }: { roundId: string; feedings: readonly Feeding[]; now: number },
): Promise<Fed[]> {
  const rows = feedings.map(
    ({ level, added, nextDropAt }) =>
      sql`(${brand}, ${network}, ${unit}, ${level.id}, ${level.seed * partsPerUnit + added}::bigint,
        ${nextDropAt}::bigint, 1, ${roundId}::uuid, ${at(now)})`,
  )
  // What is to be inserted holds the seed and what is added; less the seed, that is what is added.
  const seeds = sql.join(
    feedings.map(({ level }) => sql`when ${level.id} then ${level.seed * partsPerUnit}::bigint`),
    sql` `,
  )
  const seed = sql`(case excluded.level ${seeds} end)`
  const filled = sql`(held.parts + excluded.parts - ${seed})`
  const due = sql`held.drop_at * ${partsPerUnit}::bigint`
  const falls = sql`${filled} >= ${due}`
  const { rows: fed } = await sql<{
    level: string
    parts: string | bigint
    generation: number
    won: string | bigint | null
  }>`
    insert into network_jackpot as held
      (brand, network, unit, level, parts, drop_at, generation, fed_round, fed_at)
    values ${sql.join(rows)}
    on conflict (brand, network, unit, level) do update set
      parts = case when ${falls} then ${filled} - ${due} + ${seed} else ${filled} end,
      drop_at = case when ${falls} then excluded.drop_at else held.drop_at end,
      generation = held.generation + case when ${falls} then 1 else 0 end,
      won_round = case when ${falls} then excluded.fed_round else held.won_round end,
      won_amount = case when ${falls} then held.drop_at else held.won_amount end,
      fed_round = excluded.fed_round,
      fed_at = excluded.fed_at
    returning level, parts, generation,
      case when won_round = ${roundId}::uuid then won_amount end as won`.execute(tx)
  return feedings.map(({ level, added }) => {
    const row = fed.find((candidate) => candidate.level === level.id)
    if (!row) throw new Error(`The level ${level.id} of ${network} was not fed.`)
    const parts = Number(row.parts)
    return {
      level,
      parts,
      added,
      isFirst: row.generation === 1 && parts === level.seed * partsPerUnit + added,
      won: Number(row.won ?? 0),
    }
  })
}

/** What the levels hold, in parts, by level; without those that nobody has fed yet. */
export async function heldBy(
  db: Db | Tx,
  { brand, network, unit }: Place,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('network_jackpot')
    .select(['level', 'parts'])
    .where('brand', '=', brand)
    .where('network', '=', network)
    .where('unit', '=', unit)
    .execute()
  return new Map(rows.map(({ level, parts }) => [level, Number(parts)]))
}

/** The newest falls of a network at a brand. */
export const newestDrops = (db: Db | Tx, { brand, network, unit }: Place, limit: number) =>
  db
    .selectFrom('network_drop')
    .select(['level', 'amount', 'dropped_at'])
    .where('brand', '=', brand)
    .where('network', '=', network)
    .where('unit', '=', unit)
    .orderBy('dropped_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Networks whose levels were fed since an instant. */
export const fedSince = (db: Db, since: number) =>
  db
    .selectFrom('network_jackpot')
    .select(['brand', 'network', 'unit', 'level', 'parts'])
    .where('fed_at', '>=', at(since))
    .orderBy('brand')
    .orderBy('network')
    .orderBy('unit')
    .execute()

/** Who has played a game of a network since an instant. */
export const playersSince = (db: Db, { brand, network, unit }: Place, since: number) =>
  db
    .selectFrom('network_player')
    .select('player_id')
    .where('brand', '=', brand)
    .where('network', '=', network)
    .where('unit', '=', unit)
    .where('seen_at', '>=', at(since))
    .execute()
