import type { ColumnType, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

interface MiniSlotTable {
  player_id: string
  /** The number of levels once the last one is played through. */
  level: number
  /** Spins played on the level. */
  level_spins: number
  /** The day of UTC of the last spin, in days since 1970. */
  day: number
  /** Spins of that day. */
  day_spins: number
  /** Spins ever: the number of the last one. */
  spins: number
  spun_at: ColumnType<number, RawBuilder<number>, RawBuilder<number>>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    mini_slot: MiniSlotTable
  }
}

export const miniSlotMigrations: MigrationStep[] = [
  {
    name: '20261124-4b-mini-slot',
    statements: [
      `create table mini_slot (
        player_id uuid primary key references player (id),
        level int not null check (level >= 0),
        level_spins int not null check (level_spins >= 0),
        day int not null check (day >= 0),
        day_spins int not null check (day_spins >= 0),
        spins int not null check (spins >= 0),
        spun_at timestamptz not null
      )`,
    ],
  },
]
