import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

interface StreakBoostTable {
  player_id: string
  /** Of the table that the player chose. */
  boost_id: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    streak_boost: StreakBoostTable
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
  {
    name: '20261128-4-streak-draws',
    statements: moveToDraws({
      table: 'streak_prize',
      name: 'deposit-streak',
      toDraw: (row) => ({
        turn: `${row}.streak`,
        outcomeId: `${row}.sector_id`,
        drawnAt: `${row}.paid_at`,
        detail: `json_build_object('through', ${row}.through)`,
      }),
      columns: {
        streak: 'turn',
        day: 'floor(extract(epoch from drawn_at) / 86400)::int',
        sector_id: 'outcome_id',
        through: `(detail->>'through')::int`,
        paid_at: 'drawn_at',
      },
    }),
  },
  {
    name: '20261201-2-streak-boost',
    statements: [
      `create table streak_boost (
        player_id uuid primary key references player (id),
        boost_id int not null check (boost_id > 0)
      )`,
    ],
  },
]
