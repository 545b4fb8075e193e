import type { Generated } from 'kysely'
import type { Locale } from '@marquee/contract'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    push_device: PushDeviceTable
    push_outbox: PushOutboxTable
  }
}

/** A browser that a player wants to be told on. */
interface PushDeviceTable {
  /** What the company gave it. */
  token: string
  player_id: string
  /** It is told for as long as the session lasts that registered it. */
  session_id: string
  locale: Locale
  seen_at: Instant
}

/**
 * `waiting` leaves when it is due; `read` was read on another page before, `withheld` is what a player on a
 * break is not told, or chose not to be, or whose session ended; `refused` the company never takes, `dead`
 * was tried for as long as it made sense.
 */
export type PushState = 'waiting' | 'sent' | 'read' | 'withheld' | 'refused' | 'dead'

/** An entry of the inbox on its way to one device. */
interface PushOutboxTable {
  id: Generated<bigint>
  entry_id: number
  token: string
  state: Generated<PushState>
  attempts: Generated<number>
  created_at: Instant
  /** When it is tried, or tried again; null when it is over. */
  due_at: Instant | null
  /** No try begins later. */
  expires_at: Instant
  done_at: Instant | null
  /** What the company said to the last try. */
  problem: string | null
}

export const pushMigrations: MigrationStep[] = [
  {
    name: '20261222-1-push',
    statements: [
      `create table push_device (
        token text primary key,
        player_id uuid not null references player (id),
        session_id uuid not null,
        locale text not null,
        seen_at timestamptz not null
      )`,
      `create index push_device_player on push_device (player_id)`,
      `create table push_outbox (
        id bigint generated always as identity primary key,
        entry_id int not null references inbox_entry (id) on delete cascade,
        token text not null,
        state text not null default 'waiting'
          check (state in ('waiting', 'sent', 'read', 'withheld', 'refused', 'dead')),
        attempts int not null default 0,
        created_at timestamptz not null,
        due_at timestamptz,
        expires_at timestamptz not null,
        done_at timestamptz,
        problem text,
        unique (entry_id, token)
      )`,
      `create index push_outbox_due on push_outbox (due_at) where state = 'waiting'`,
      `create index push_outbox_age on push_outbox (created_at)`,
    ],
  },
]
