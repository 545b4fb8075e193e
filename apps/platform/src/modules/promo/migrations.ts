import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface PromoFlipTable {
  player_id: string
  promo_offer_set: string
  /** How manieth flip of this coin it is, so that each is made once. */
  turn: number
  side: 'heads' | 'tails'
  preset_id: number
  flipped_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    promo_flip: PromoFlipTable
  }
}

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
]
