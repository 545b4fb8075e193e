import type { Prize } from '@marquee/contract'
import type { Tournament } from '../contract/schemas.ts'
import type { ColumnType, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Json } from '@marquee/platform-kernel/schema'

/** What a run promised when its first round was counted, and how it ended. */
interface TournamentRunTable {
  brand: string
  history_id: number
  started_at: Instant
  finished_at: Instant
  terms: Json<TournamentTerms>
  /** When its places were given. */
  settled_at: ColumnType<number | null, null, RawBuilder<number>>
}

export type TournamentTerms = Pick<
  Tournament,
  'title' | 'rule' | 'games' | 'gamesTitle' | 'gamesPage' | 'prizes'
>

interface TournamentEntryTable {
  brand: string
  history_id: number
  player_id: string
  rounds: number
  points: number
  /** When the points were reached: of equal ones the earlier go first. */
  reached_at: Instant
  /** The last rounds' wins by their stakes, in hundredths; as many as stand in a row. */
  recent: Json<number[]>
  /** The place that the player was told last, or got in the end. */
  place: ColumnType<number | null, number | null, number | null>
  /** What that place brought, once it is over. */
  prize: ColumnType<Prize | null, null, string>
  paid_at: ColumnType<number | null, null, RawBuilder<number>>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    tournament_run: TournamentRunTable
    tournament_entry: TournamentEntryTable
  }
}

export const tournamentMigrations: MigrationStep[] = [
  {
    name: '20261124-2-tournaments',
    statements: [
      `create table tournament_run (
        brand text not null,
        history_id int not null check (history_id > 0),
        started_at timestamptz not null,
        finished_at timestamptz not null,
        terms json not null,
        settled_at timestamptz,
        primary key (brand, history_id)
      )`,
      `create index tournament_run_open on tournament_run (finished_at) where settled_at is null`,
      `create index tournament_run_over on tournament_run (brand, finished_at desc) where settled_at is not null`,
      `create table tournament_entry (
        brand text not null,
        history_id int not null,
        player_id uuid not null references player (id),
        rounds int not null check (rounds > 0),
        points int not null check (points >= 0),
        reached_at timestamptz not null,
        recent json not null,
        place int check (place > 0),
        prize json,
        paid_at timestamptz,
        primary key (brand, history_id, player_id),
        foreign key (brand, history_id) references tournament_run (brand, history_id)
      )`,
      `create index tournament_entry_rank on tournament_entry (brand, history_id, points desc, reached_at, player_id) where points > 0`,
      `create index tournament_entry_unpaid on tournament_entry (player_id) where prize is not null and paid_at is null`,
    ],
  },
]
