import type { ColumnType } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8 } from '@marquee/platform-kernel/schema'
import { appendOnly } from '@marquee/platform-kernel/sealed'

interface RecordSealTable {
  number: Int8
  /** The hash of the seal before. */
  previous: string
  sealed_at: Instant
  /** It holds what transactions from this one on have written, up to the one before `to_xid`. */
  from_xid: Int8
  to_xid: Int8
  count: number
  root: string
  signature: string
}

interface SealedRecordTable {
  kind: string
  id: string
  seal: Int8
  position: number
  leaf: ColumnType<Uint8Array>
}

/** How far each kind is sealed: to save looking through what is. */
interface RecordCursorTable {
  kind: string
  xid: Int8
  id: string
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    record_seal: RecordSealTable
    sealed_record: SealedRecordTable
    record_cursor: RecordCursorTable
  }
}

export const recordMigrations: MigrationStep[] = [
  {
    name: '20261217-5-record',
    statements: [
      `create table record_seal (
        number bigint primary key check (number > 0),
        previous text not null,
        sealed_at timestamptz not null,
        from_xid bigint not null,
        to_xid bigint not null,
        count int not null,
        root text not null,
        signature text not null
      )`,
      `create table sealed_record (
        kind text not null,
        id text not null,
        seal bigint not null references record_seal (number),
        position int not null,
        leaf bytea not null,
        primary key (kind, id),
        unique (seal, position)
      )`,
      `create table record_cursor (
        kind text primary key,
        xid bigint not null,
        id text not null
      )`,
      ...['record_seal', 'sealed_record'].flatMap(appendOnly),
    ],
  },
]
