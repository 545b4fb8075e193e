import type { FreeEntryReason, FreeEntryStatus } from '../../contract/index.ts'
import type { Generated } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface FreeEntryRequestTable {
  brand: string
  /** Eight signs, unique within a brand. */
  code: string
  player_id: string
  status: FreeEntryStatus
  requested_at: Instant
  /** `YYYY-MM-DD`; null before a card came. */
  postmarked_on: string | null
  decided_at: Instant | null
  /** Credited entries, minor units. */
  entries: Generated<bigint>
  reason_code: FreeEntryReason | null
  reason: string | null
  /** Who approved it first, where two have to. */
  approved_by: string | null
  decided_by: string | null
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    free_entry_request: FreeEntryRequestTable
  }
}

export const freeEntryMigrations: MigrationStep[] = [
  {
    name: '20261130-3-free-entry',
    statements: [
      `create table free_entry_request (
        brand text not null,
        code text not null,
        player_id uuid not null references player (id),
        status text not null check (status in ('open', 'review', 'credited', 'refused')),
        requested_at timestamptz not null,
        postmarked_on text check (postmarked_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        decided_at timestamptz,
        entries bigint not null default 0 check (entries >= 0),
        reason_code text,
        reason text,
        approved_by uuid references staff (id),
        decided_by uuid references staff (id),
        primary key (brand, code)
      )`,
      `create index free_entry_request_player on free_entry_request (player_id, requested_at)`,
      `create index free_entry_request_status on free_entry_request (brand, status, requested_at)`,
    ],
  },
]
