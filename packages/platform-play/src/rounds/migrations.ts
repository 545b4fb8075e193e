import type { ColumnType, RawBuilder } from 'kysely'
import type { Deal, RoundChoice, RoundOutcome } from '@marquee/game-math'
import { byMonth } from '@marquee/platform-kernel/byMonth'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8, Json, RecordedXid } from '@marquee/platform-kernel/schema'
import { recordedXid } from '@marquee/platform-kernel/sealed'
import { fairnessMigrations } from '../fairness/migrations.ts'

interface GameRoundTable {
  id: string
  player_id: string
  brand: string
  game_id: number
  game_mode: 'SweepStakes' | 'TournamentPoints'
  action: string
  cost: Int8
  win: Int8
  status: ColumnType<'open' | 'settled'>
  outcome: Json<RoundOutcome>
  /** The bonus a free spin belongs to: the round cost nothing. */
  free_spin_bonus_id: ColumnType<number | null, number | null, never>
  /** The pair of seeds it was drawn from, and its number there; null for rounds from before there were pairs. */
  fair_pair_id: ColumnType<string | null, string | null | undefined, never>
  fair_nonce: ColumnType<number | null, number | null | undefined, never>
  created_at: Instant
  settled_at: ColumnType<number | null, null, RawBuilder<number>>
  recorded_xid: RecordedXid
}

/** What rounds that wait for choices are decided by, as long as they are not over. */
interface RoundDealTable {
  round_id: string
  /** Null for a demo, whose round is nowhere else. */
  player_id: string | null
  game_id: number
  /** Holds what the player may not know yet: read by the rounds' own service alone. */
  deal: Json<Deal>
  choices: Json<RoundChoice[]>
  created_at: Instant
  /** When it began, then when the last choice was made. */
  stepped_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    game_round: GameRoundTable
    round_deal: RoundDealTable
  }
}

export const roundsMigrations: MigrationStep[] = [
  {
    name: '20261120-3-rounds',
    statements: [
      `create table game_round (
        id uuid primary key,
        player_id uuid not null references player (id),
        brand text not null,
        game_id int not null,
        game_mode text not null check (game_mode in ('SweepStakes', 'TournamentPoints')),
        action text not null,
        cost bigint not null check (cost > 0),
        win bigint not null check (win >= 0),
        status text not null check (status in ('open', 'settled')),
        outcome json not null,
        created_at timestamptz not null,
        settled_at timestamptz,
        check ((status = 'settled') = (settled_at is not null))
      )`,
      `create unique index game_round_one_open on game_round (player_id) where status = 'open'`,
      `create index game_round_open on game_round (created_at) where status = 'open'`,
      `create index game_round_player on game_round (player_id, created_at desc)`,
      `create index game_round_wins on game_round (brand, settled_at desc) where status = 'settled' and win > cost`,
    ],
  },
  {
    name: '20261130-2-round-deals',
    statements: [
      `create table round_deal (
        round_id uuid primary key,
        player_id uuid references player (id),
        game_id int not null,
        deal json not null,
        choices json not null,
        created_at timestamptz not null,
        stepped_at timestamptz not null
      )`,
      `create index round_deal_demo on round_deal (stepped_at) where player_id is null`,
    ],
  },
  ...fairnessMigrations,
  {
    name: '20261217-2-rounds-recorded',
    statements: recordedXid('game_round'),
  },
  {
    name: '20261218-1-rounds-in-flight',
    statements: [
      // Shots of some games may be under way together; the service says how many. All else is alone.
      `drop index game_round_one_open`,
      `create unique index game_round_one_open on game_round (player_id)
        where status = 'open' and action <> 'shot'`,
      `create index game_round_player_open on game_round (player_id, created_at) where status = 'open'`,
    ],
  },
  {
    name: '20261229-4-rounds-by-month',
    statements: [
      `lock table game_round in access exclusive mode`,
      ...byMonth({ table: 'game_round' }),
    ],
  },
]
