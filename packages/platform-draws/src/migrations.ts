import type { ColumnType } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface DrawTable {
  player_id: string
  name: string
  instance: string
  turn: number
  outcome_id: number
  drawn_at: Instant
  detail: ColumnType<unknown, string | null, never>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    draw: DrawTable
  }
}

export const drawMigrations: MigrationStep[] = [
  {
    name: '20261128-2-draws',
    statements: [
      `create table draw (
        player_id uuid not null references player (id),
        name text not null,
        instance text not null,
        turn int not null check (turn > 0),
        outcome_id int not null,
        drawn_at timestamptz not null,
        detail json,
        primary key (player_id, name, instance, turn)
      )`,
    ],
  },
]

/** Columns of `draw`, as SQL over a row of an earlier table. */
interface DrawColumns {
  /** Empty text where it is left out. */
  instance?: string
  turn: string
  outcomeId: string
  drawnAt: string
  /** Null where it is left out. */
  detail?: string
}

export interface MovedTable {
  /** The table that goes. */
  table: string
  /** Names its rows among the draws. */
  name: string
  toDraw: (row: string) => DrawColumns
  /** The earlier table's columns beside `player_id`, as SQL over `draw`. */
  columns: Record<string, string>
}

/**
 * Statements that move what players have drawn from a table of its own into `draw`. Processes of the
 * earlier release go on meanwhile: for them the table stays, as a view that reads and writes `draw`.
 */
export function moveToDraws({ table, name, toDraw, columns }: MovedTable): string[] {
  const valuesOf = (row: string): string => {
    const { instance = `''`, turn, outcomeId, drawnAt, detail = 'null' } = toDraw(row)
    return `${row}.player_id, '${name}', ${instance}, ${turn}, ${outcomeId}, ${drawnAt}, ${detail}`
  }
  const shown = Object.entries(columns).map(([column, value]) => `${value} as ${column}`)
  return [
    `insert into draw select ${valuesOf('moved')} from ${table} as moved`,
    `drop table ${table}`,
    `create view ${table} as select player_id, ${shown.join(', ')} from draw where name = '${name}'`,
    `create rule ${table}_insert as on insert to ${table} do instead insert into draw values (${valuesOf('new')})`,
  ]
}
