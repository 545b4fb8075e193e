import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Json } from '@marquee/platform-kernel/schema'

interface BingoCardTable {
  player_id: string
  /** The how-manieth run of the brand's bingo. */
  period: number
  /** Rounds played towards the next ball. */
  rounds: number
  /** Balls collected and not yet played. */
  balls: number
  /** Games played. */
  games: number
  /** Of the next game. */
  card: Json<number[][]>
}

interface BingoPointsTable {
  player_id: string
  points: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    bingo_card: BingoCardTable
    bingo_points: BingoPointsTable
  }
}

export const bingoMigrations: MigrationStep[] = [
  {
    name: '20261123-2-bingo',
    statements: [
      `create table bingo_card (
        player_id uuid not null references player (id),
        period int not null check (period > 0),
        rounds int not null check (rounds >= 0),
        balls int not null check (balls >= 0),
        games int not null check (games >= 0),
        card json not null,
        primary key (player_id, period)
      )`,
      `create table bingo_points (
        player_id uuid primary key references player (id),
        points int not null check (points >= 0)
      )`,
    ],
  },
]
