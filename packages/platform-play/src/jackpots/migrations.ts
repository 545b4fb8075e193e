import type { JackpotId, NetworkId } from '@marquee/game-math'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8 } from '@marquee/platform-kernel/schema'
import type { ColumnType, GeneratedAlways } from 'kysely'

type Unit = 'coins' | 'entries'

/** How each level of a network stands at a brand, apart for coins and for entries. */
interface NetworkJackpotTable {
  brand: string
  network: NetworkId
  unit: Unit
  level: JackpotId
  /** What it holds, in parts of a minor unit. */
  parts: Int8
  /** Where it falls, in minor units: read and drawn by the jackpots' own service, and told to nobody. */
  drop_at: Int8
  /** 1 for the first, one more with every fall. */
  generation: number
  /** The last round that fed it, and the last that won it. */
  fed_round: string
  won_round: string | null
  won_amount: Int8 | null
  fed_at: Instant
}

/** Levels that have fallen; for players, and for who looks into it. */
interface NetworkDropTable {
  id: GeneratedAlways<number>
  brand: string
  network: NetworkId
  unit: Unit
  level: JackpotId
  amount: Int8
  round_id: string
  player_id: string
  dropped_at: Instant
}

/** Players whom pages are kept up to date for: who plays a game of a network now. */
interface NetworkPlayerTable {
  player_id: string
  brand: string
  network: NetworkId
  unit: ColumnType<Unit>
  seen_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    network_jackpot: NetworkJackpotTable
    network_drop: NetworkDropTable
    network_player: NetworkPlayerTable
  }
}

export const jackpotsMigrations: MigrationStep[] = [
  {
    name: '20261207-1-network-jackpots',
    statements: [
      `create table network_jackpot (
        brand text not null,
        network text not null,
        unit text not null check (unit in ('coins', 'entries')),
        level text not null,
        parts bigint not null check (parts >= 0),
        drop_at bigint not null check (drop_at > 0),
        generation int not null,
        fed_round uuid not null,
        won_round uuid,
        won_amount bigint,
        fed_at timestamptz not null,
        primary key (brand, network, unit, level)
      )`,
      `create table network_drop (
        id bigint generated always as identity primary key,
        brand text not null,
        network text not null,
        unit text not null check (unit in ('coins', 'entries')),
        level text not null,
        amount bigint not null check (amount > 0),
        round_id uuid not null references game_round (id) deferrable initially deferred,
        player_id uuid not null references player (id),
        dropped_at timestamptz not null,
        unique (round_id, level)
      )`,
      `create index network_drop_newest on network_drop (brand, network, unit, dropped_at desc)`,
      `create table network_player (
        player_id uuid primary key references player (id),
        brand text not null,
        network text not null,
        unit text not null,
        seen_at timestamptz not null
      )`,
      `create index network_player_seen on network_player (brand, network, unit, seen_at)`,
    ],
  },
]
