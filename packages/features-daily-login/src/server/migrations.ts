import type { ColumnType } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface DailyClaimTable {
  player_id: string
  /** Days since 1970-01-01, UTC. */
  day: number
  level: number
  free_spin_bonus_id: ColumnType<number | null, number | null, never>
  claimed_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    daily_claim: DailyClaimTable
  }
}

export const dailyLoginMigrations: MigrationStep[] = [
  {
    name: '20261120-3-daily-login',
    statements: [
      `create table free_spin_bonus (
        id int generated always as identity primary key,
        player_id uuid not null references player (id),
        game_id int not null,
        count int not null check (count > 0),
        bet_level bigint not null check (bet_level > 0),
        source text not null,
        reference text not null,
        created_at timestamptz not null,
        ends_at timestamptz not null,
        unique (source, reference)
      )`,
      `create index free_spin_bonus_player on free_spin_bonus (player_id, ends_at)`,
      `create table daily_claim (
        player_id uuid not null references player (id),
        day int not null,
        level int not null check (level between 1 and 7),
        free_spin_bonus_id int references free_spin_bonus (id),
        claimed_at timestamptz not null,
        primary key (player_id, day)
      )`,
    ],
  },
]
