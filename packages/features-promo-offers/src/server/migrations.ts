import { moveToDraws } from '@marquee/platform-draws'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const promoMigrations: MigrationStep[] = [
  {
    name: '20261122-6-promo-flip',
    statements: [
      `create table promo_flip (
        player_id uuid not null references player (id),
        promo_offer_set text not null,
        turn int not null check (turn > 0),
        side text not null check (side in ('heads', 'tails')),
        preset_id int not null,
        flipped_at timestamptz not null,
        primary key (player_id, promo_offer_set, turn)
      )`,
    ],
  },
  {
    name: '20261128-9-coin-draws',
    statements: moveToDraws({
      table: 'promo_flip',
      name: 'promo-coin',
      toDraw: (row) => ({
        instance: `${row}.promo_offer_set`,
        turn: `${row}.turn`,
        outcomeId: `case ${row}.side when 'heads' then 1 else 2 end`,
        drawnAt: `${row}.flipped_at`,
        detail: `json_build_object('presetId', ${row}.preset_id)`,
      }),
      columns: {
        promo_offer_set: 'instance',
        turn: 'turn',
        side: `case outcome_id when 1 then 'heads' else 'tails' end`,
        preset_id: `(detail->>'presetId')::int`,
        flipped_at: 'drawn_at',
      },
    }),
  },
]
