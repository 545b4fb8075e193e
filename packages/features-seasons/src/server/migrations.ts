import type { Generated } from 'kysely'
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
  /** Of a season gone by: what nobody claimed was credited, or there was nothing. */
  settled: Generated<boolean>
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
  {
    name: '20261129-9-season-unclaimed',
    statements: [
      `alter table season_walk add column settled boolean not null default false`,
      `create index season_walk_open on season_walk (season_id) where not settled`,
    ],
  },
]
