import type { ColumnType, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface FairPairTable {
  id: string
  player_id: string
  /** `next` waits and has only its commitment shown; `current` decides rounds; `revealed` is over. */
  state: ColumnType<'current' | 'next' | 'revealed'>
  /** 64 hexadecimal digits; leaves the platform once the pair is revealed, and never before. */
  server_seed: string
  /** Null as long as the pair is the next one: the player names it when it begins. */
  player_seed: string | null
  /** The player has named it; else the platform has. */
  is_own_seed: boolean
  /** Rounds that were drawn from it; the number of the last one. */
  rounds: number
  /** When its commitment was shown first. */
  committed_at: Instant
  revealed_at: ColumnType<number | null, null, RawBuilder<number>>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    fair_pair: FairPairTable
  }
}

export const fairnessMigrations: MigrationStep[] = [
  {
    name: '20261215-1-fair-pairs',
    statements: [
      `create table fair_pair (
        id uuid primary key,
        player_id uuid not null references player (id),
        state text not null check (state in ('next', 'current', 'revealed')),
        server_seed text not null,
        player_seed text,
        is_own_seed boolean not null,
        rounds int not null check (rounds >= 0),
        committed_at timestamptz not null,
        revealed_at timestamptz,
        check ((state = 'next') = (player_seed is null)),
        check ((state = 'revealed') = (revealed_at is not null))
      )`,
      `create unique index fair_pair_current on fair_pair (player_id) where state = 'current'`,
      `create unique index fair_pair_next on fair_pair (player_id) where state = 'next'`,
      `create index fair_pair_revealed on fair_pair (player_id, revealed_at desc) where state = 'revealed'`,
    ],
  },
  {
    name: '20261215-2-fair-rounds',
    statements: [
      `alter table game_round
        add column fair_pair_id uuid references fair_pair (id),
        add column fair_nonce int check (fair_nonce > 0),
        add check ((fair_pair_id is null) = (fair_nonce is null))`,
      `create unique index game_round_fair on game_round (fair_pair_id, fair_nonce)
        where fair_pair_id is not null`,
    ],
  },
]
