import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface CoinDropTable {
  player_id: string
  /** Hours since 1970-01-01, UTC, at its beginning. */
  drop_id: number
  outcome_id: number
  taken_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    coin_drop: CoinDropTable
  }
}

export const coinDropMigrations: MigrationStep[] = [
  {
    name: '20261124-1-showers',
    statements: [
      `create table coin_drop (
        player_id uuid not null references player (id),
        drop_id int not null check (drop_id > 0),
        outcome_id int not null,
        taken_at timestamptz not null,
        primary key (player_id, drop_id)
      )`,
    ],
  },
]
