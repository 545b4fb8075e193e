import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface RoundLinkTable {
  /** Chance alone: it says nothing of round or player. */
  id: string
  round_id: string
  player_id: string
  brand: string
  created_at: Instant
  expires_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    round_link: RoundLinkTable
  }
}

export const historyMigrations: MigrationStep[] = [
  {
    name: '20261208-1-round-links',
    statements: [
      `create table round_link (
        id text primary key,
        round_id uuid not null unique references game_round (id),
        player_id uuid not null references player (id),
        brand text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      `create index round_link_expires on round_link (expires_at)`,
    ],
  },
]
