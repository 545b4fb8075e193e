import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const wheelMigrations: MigrationStep[] = [
  {
    name: '20261121-9-wheels',
    statements: [
      `create table wheel_spin (
        player_id uuid not null references player (id),
        wheel_id int not null,
        turn int not null check (turn > 0),
        sector_id int not null,
        spun_at timestamptz not null,
        primary key (player_id, wheel_id, turn)
      )`,
      `create table lootbox_switch (
        player_id uuid primary key references player (id),
        is_on boolean not null
      )`,
    ],
  },
  {
    name: '20261128-3-wheel-draws',
    statements: moveToDraws({
      table: 'wheel_spin',
      name: 'wheel',
      toDraw: (row) => ({
        instance: `${row}.wheel_id::text`,
        turn: `${row}.turn`,
        outcomeId: `${row}.sector_id`,
        drawnAt: `${row}.spun_at`,
      }),
      columns: {
        wheel_id: `case when name = 'wheel' then instance::int end`,
        turn: 'turn',
        sector_id: 'outcome_id',
        spun_at: 'drawn_at',
      },
    }),
  },
]
