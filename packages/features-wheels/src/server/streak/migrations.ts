import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface StreakPrizeTable {
  player_id: string
  /** 1 for the first streak that a player completed. */
  streak: number
  /** Days since 1970-01-01, UTC. */
  day: number
  sector_id: number
  /** How many purchases, of all that count, this streak and those before it took. */
  through: number
  paid_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    streak_prize: StreakPrizeTable
  }
}

export const depositStreakMigrations: MigrationStep[] = [
  {
    name: '20261121-9-deposit-streak',
    statements: [
      `create table streak_prize (
        player_id uuid not null references player (id),
        streak int not null check (streak > 0),
        day int not null,
        sector_id int not null,
        paid_at timestamptz not null,
        primary key (player_id, streak),
        unique (player_id, day)
      )`,
    ],
  },
  {
    // Until then every streak took eight purchases, and none began anew.
    name: '20261122-2-streak-through',
    statements: [
      `alter table streak_prize add column through int`,
      `update streak_prize set through = streak * 8`,
      `alter table streak_prize alter column through set not null`,
    ],
  },
]
