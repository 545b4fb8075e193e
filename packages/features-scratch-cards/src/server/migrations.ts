import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

interface ScratchProgressTable {
  player_id: string
  /** The number of the run of the brand. */
  period: number
  /** The free card's turn in which rounds were counted last. */
  turn: number
  /** Rounds played towards the next card, in that turn. */
  rounds: number
  /** Cards that rounds earned in that turn. */
  turn_cards: number
  /** Cards that rounds earned in the whole run. */
  earned: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    scratch_progress: ScratchProgressTable
  }
}

export const scratchCardMigrations: MigrationStep[] = [
  {
    name: '20261124-1-scratch-cards',
    statements: [
      `create table scratch_progress (
        player_id uuid not null references player (id),
        period int not null check (period > 0),
        turn int not null check (turn > 0),
        rounds int not null check (rounds >= 0),
        turn_cards int not null check (turn_cards >= 0),
        earned int not null check (earned >= 0),
        primary key (player_id, period)
      )`,
      `create table scratch_card (
        player_id uuid not null references player (id),
        card_id int not null check (card_id > 0),
        period int not null check (period > 0),
        turn int not null check (turn > 0),
        outcome_id int not null,
        fields json not null,
        scratched_at timestamptz not null,
        primary key (player_id, card_id)
      )`,
      `create index scratch_card_period on scratch_card (player_id, period)`,
    ],
  },
  {
    name: '20261128-8-card-draws',
    statements: moveToDraws({
      table: 'scratch_card',
      name: 'scratch-card',
      toDraw: (row) => ({
        instance: `${row}.period::text`,
        turn: `${row}.card_id - ${row}.period * 10000`,
        outcomeId: `${row}.outcome_id`,
        drawnAt: `${row}.scratched_at`,
        detail: `json_build_object('turn', ${row}.turn, 'fields', ${row}.fields)`,
      }),
      columns: {
        card_id: `case when name = 'scratch-card' then instance::int * 10000 + turn end`,
        period: `case when name = 'scratch-card' then instance::int end`,
        turn: `(detail->>'turn')::int`,
        outcome_id: 'outcome_id',
        fields: `detail->'fields'`,
        scratched_at: 'drawn_at',
      },
    }),
  },
]
