import type { MigrationStep } from '@marquee/platform-kernel/migrate'

interface SeasonWalkTable {
  player_id: string
  /** The how-manieth season of the brand. */
  season_id: number
  points: number
  /** The day of UTC of the last point, in days since 1970. */
  day: number
  /** Points of that day. */
  day_points: number
  /** Awards claimed; they are claimed in the order of the stops. */
  claimed: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    season_walk: SeasonWalkTable
  }
}

export const seasonMigrations: MigrationStep[] = [
  {
    name: '20261124-4-seasons',
    statements: [
      `create table season_walk (
        player_id uuid not null references player (id),
        season_id int not null check (season_id > 0),
        points int not null check (points >= 0),
        day int not null check (day >= 0),
        day_points int not null check (day_points >= 0),
        claimed int not null check (claimed >= 0),
        primary key (player_id, season_id)
      )`,
    ],
  },
]
