import type { InboxEntry, InboxKind } from '@marquee/contract'
import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Json } from '@marquee/platform-kernel/schema'

type MaybeInstant = ColumnType<number | null, RawBuilder<number> | null, RawBuilder<number> | null>

interface InboxEntryTable {
  id: Generated<number>
  player_id: string
  kind: InboxKind
  /** Of one thing there is one entry per player. */
  key: string
  params: Json<InboxEntry['params']>
  coins: number
  entries: number
  created_at: Instant
  read_at: MaybeInstant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    inbox_entry: InboxEntryTable
  }
}

export const inboxMigrations: MigrationStep[] = [
  {
    name: '20261126-1-inbox',
    statements: [
      `create table inbox_entry (
        id int generated always as identity primary key,
        player_id uuid not null references player (id),
        kind text not null,
        key text not null,
        params jsonb not null,
        coins int not null check (coins >= 0),
        entries int not null check (entries >= 0),
        created_at timestamptz not null,
        read_at timestamptz,
        unique (player_id, key)
      )`,
      `create index inbox_entry_player on inbox_entry (player_id, id)`,
      `create index inbox_entry_unread on inbox_entry (player_id) where read_at is null`,
      `create index inbox_entry_age on inbox_entry (created_at)`,
    ],
  },
]
