import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const magicBoxMigrations: MigrationStep[] = [
  {
    name: '20261124-1-magic-box',
    statements: [
      `create table magic_box (
        player_id uuid not null references player (id),
        period int not null check (period > 0),
        number int not null check (number > 0),
        box int not null check (box > 0),
        outcome_id int not null,
        opened_at timestamptz not null,
        primary key (player_id, period, number)
      )`,
    ],
  },
  {
    name: '20261128-7-box-draws',
    statements: moveToDraws({
      table: 'magic_box',
      name: 'magic-box',
      toDraw: (row) => ({
        instance: `${row}.period::text`,
        turn: `${row}.number`,
        outcomeId: `${row}.outcome_id`,
        drawnAt: `${row}.opened_at`,
        detail: `json_build_object('box', ${row}.box)`,
      }),
      columns: {
        period: `case when name = 'magic-box' then instance::int end`,
        number: 'turn',
        box: `(detail->>'box')::int`,
        outcome_id: 'outcome_id',
        opened_at: 'drawn_at',
      },
    }),
  },
]
