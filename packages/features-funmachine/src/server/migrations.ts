import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

interface FunmeterTable {
  player_id: string
  /** The period that the points are of. */
  period: number
  /** In the meter now; fewer than fill it. */
  points: number
  /** How often it was filled in the period. */
  filled: number
  /** The day of the last round that counted, in days since 1970 by UTC. */
  day: number
  /** What that day has brought. */
  day_points: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    funmeter: FunmeterTable
  }
}

export const funmachineMigrations: MigrationStep[] = [
  {
    name: '20261125-2-funmachine',
    statements: [
      `create table funmachine_play (
        player_id uuid not null references player (id),
        number int not null check (number > 0),
        outcome_id int not null,
        played_at timestamptz not null,
        primary key (player_id, number)
      )`,
      `create table funmeter (
        player_id uuid primary key references player (id),
        period int not null,
        points int not null check (points >= 0),
        filled int not null check (filled >= 0),
        day int not null,
        day_points int not null check (day_points >= 0)
      )`,
    ],
  },
  {
    name: '20261128-6-funmachine-draws',
    statements: moveToDraws({
      table: 'funmachine_play',
      name: 'funmachine',
      toDraw: (row) => ({
        turn: `${row}.number`,
        outcomeId: `${row}.outcome_id`,
        drawnAt: `${row}.played_at`,
      }),
      columns: { number: 'turn', outcome_id: 'outcome_id', played_at: 'drawn_at' },
    }),
  },
]
