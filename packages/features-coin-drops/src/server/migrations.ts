import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

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
  {
    name: '20261128-5-coin-drop-draws',
    statements: moveToDraws({
      table: 'coin_drop',
      name: 'coin-drop',
      toDraw: (row) => ({
        turn: `${row}.drop_id`,
        outcomeId: `${row}.outcome_id`,
        drawnAt: `${row}.taken_at`,
      }),
      columns: { drop_id: 'turn', outcome_id: 'outcome_id', taken_at: 'drawn_at' },
    }),
  },
]
