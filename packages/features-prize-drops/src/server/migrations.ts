import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

export type PrizeLvl = 1 | 2 | 3

interface PrizeDropPoolTable {
  brand: string
  /** Days since the epoch, by the calendar of UTC. */
  day: number
  prize_lvl: PrizeLvl
  /** How many of this level's prizes have fallen. */
  fallen: number
}

interface PrizeDropTable {
  round_id: string
  brand: string
  player_id: string
  game_id: number
  prize_lvl: PrizeLvl
  /** In coins. */
  prize_value: number
  fell_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    prize_drop_pool: PrizeDropPoolTable
    prize_drop: PrizeDropTable
  }
}

export const prizeDropMigrations: MigrationStep[] = [
  {
    name: '20261124-2-prize-drops',
    statements: [
      `create table prize_drop_pool (
        brand text not null,
        day int not null check (day > 0),
        prize_lvl int not null check (prize_lvl in (1, 2, 3)),
        fallen int not null check (fallen >= 0),
        primary key (brand, day, prize_lvl)
      )`,
      `create table prize_drop (
        round_id uuid primary key references game_round (id),
        brand text not null,
        player_id uuid not null references player (id),
        game_id int not null,
        prize_lvl int not null check (prize_lvl in (1, 2, 3)),
        prize_value int not null check (prize_value > 0),
        fell_at timestamptz not null
      )`,
      `create index prize_drop_latest on prize_drop (brand, fell_at desc)`,
    ],
  },
]
