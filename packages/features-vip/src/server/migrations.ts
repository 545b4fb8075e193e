import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Int8 } from '@marquee/platform-kernel/schema'

interface RankPlayerTable {
  player_id: string
  experience: Int8
  /** The highest level that the player was told of. */
  told_level: number
  /** Levels up to this one brought what they bring. */
  claimed_level: number
  /** The last week in which the weekly reward was taken; 0 for none. */
  rewarded_week: number
}

interface RankWeekTable {
  player_id: string
  /** Weeks since 1970, see `weekOf`. */
  week: number
  experience: Int8
  /** Coins staked and won. */
  staked: Int8
  won: Int8
  /** What came back of it, once it was paid. */
  cashback: number | null
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    rank_player: RankPlayerTable
    rank_week: RankWeekTable
  }
}

export const rankLeagueMigrations: MigrationStep[] = [
  {
    name: '20261124-3-rank-league',
    statements: [
      `create table rank_player (
        player_id uuid primary key references player (id),
        experience bigint not null check (experience >= 0),
        told_level int not null check (told_level > 0),
        claimed_level int not null check (claimed_level > 0),
        rewarded_week int not null
      )`,
      `create table rank_week (
        player_id uuid not null references player (id),
        week int not null,
        experience bigint not null check (experience >= 0),
        staked bigint not null check (staked >= 0),
        won bigint not null check (won >= 0),
        cashback int check (cashback > 0),
        primary key (player_id, week)
      )`,
    ],
  },
]
