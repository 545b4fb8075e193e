import { type LocalText } from '@marquee/contract/locales'
import type { Prize } from '@marquee/contract'
import type { LotteryTicket } from '../contract/schemas.ts'
import type { ColumnType, GeneratedAlways, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Json } from '@marquee/platform-kernel/schema'

/** What a lottery promises, as written down with its first ticket: its draw is held to it. */
export interface LotteryTerms {
  title: LocalText
  prizes: (Prize & { winners: number })[]
}

/** Not before it happens, then once. */
type Later = ColumnType<number | null, null, RawBuilder<number>>

interface LotteryRunTable {
  brand: string
  lottery_id: number
  started_at: Instant
  finished_at: Instant
  terms: Json<LotteryTerms>
  drawn_at: Later
  /** How many tickets the draw was made among. */
  drawn_among: ColumnType<number | null, null, number>
  /** When all who had tickets in the draw were told of it. */
  told_at: ColumnType<number | null, never, RawBuilder<number>>
}

interface LotteryTicketTable {
  id: GeneratedAlways<number>
  brand: string
  lottery_id: number
  player_id: string
  /** Follows from the id. */
  number: GeneratedAlways<number>
  source: LotteryTicket['source']
  /** The day that it counts for, in days since 1970 by UTC. */
  day: number
  given_at: Instant
  place: ColumnType<number | null, null, number>
  prize: ColumnType<Prize | null, null, string>
  /** When its player was told that the draw was made. */
  told_at: Later
  /** When its player saw the draw played. */
  seen_at: ColumnType<number | null, never, RawBuilder<number>>
  taken_at: Later
}

/** What rounds have counted for a player's next ticket. */
interface LotteryProgressTable {
  player_id: string
  lottery_id: number
  rounds: number
  day: number
  day_tickets: number
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    lottery_run: LotteryRunTable
    lottery_ticket: LotteryTicketTable
    lottery_progress: LotteryProgressTable
  }
}

/**
 * Without a divisor in common with the hundred million numbers: each of so many tickets in a row has
 * another one, and neighbours have numbers far from each other.
 */
const stride = 61_803_399

export const lotteryMigrations: MigrationStep[] = [
  {
    name: '20261125-1-lottery',
    statements: [
      `create table lottery_run (
        brand text not null,
        lottery_id int not null check (lottery_id > 0),
        started_at timestamptz not null,
        finished_at timestamptz not null,
        terms json not null,
        drawn_at timestamptz,
        drawn_among int,
        primary key (brand, lottery_id)
      )`,
      `create index lottery_run_open on lottery_run (finished_at) where drawn_at is null`,
      `create index lottery_run_over on lottery_run (brand, finished_at desc)`,
      `create table lottery_ticket (
        id int generated always as identity primary key,
        brand text not null,
        lottery_id int not null,
        player_id uuid not null references player (id),
        number int generated always as ((id::bigint * ${stride} % 100000000)::int) stored,
        source text not null check (source in ('daily', 'rounds')),
        day int not null,
        given_at timestamptz not null,
        place int check (place > 0),
        prize json,
        told_at timestamptz,
        taken_at timestamptz,
        foreign key (brand, lottery_id) references lottery_run (brand, lottery_id)
      )`,
      `create unique index lottery_ticket_number on lottery_ticket (brand, lottery_id, number)`,
      `create index lottery_ticket_owner on lottery_ticket (player_id, lottery_id)`,
      `create unique index lottery_ticket_daily on lottery_ticket (player_id, day) where source = 'daily'`,
      `create index lottery_ticket_untold on lottery_ticket (id) where place is not null and told_at is null`,
      `create table lottery_progress (
        player_id uuid primary key references player (id),
        lottery_id int not null,
        rounds int not null check (rounds >= 0),
        day int not null,
        day_tickets int not null check (day_tickets >= 0)
      )`,
    ],
  },
  {
    name: '20261216-1-lottery-seen',
    statements: [
      `alter table lottery_run add column told_at timestamptz`,
      `alter table lottery_ticket add column seen_at timestamptz`,
      // Until now the winners alone were told; where that is done, nobody hears of an old draw.
      `update lottery_run r set told_at = r.drawn_at
        where r.drawn_at is not null and not exists (
          select 1 from lottery_ticket t
          where t.brand = r.brand and t.lottery_id = r.lottery_id
            and t.place is not null and t.told_at is null
        )`,
      `create index lottery_run_untold on lottery_run (drawn_at)
        where drawn_at is not null and told_at is null`,
      `drop index lottery_ticket_untold`,
      `create index lottery_ticket_untold on lottery_ticket (brand, lottery_id, player_id)
        where told_at is null`,
    ],
  },
]
