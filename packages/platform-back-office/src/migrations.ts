import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { StaffRole } from '@marquee/contract'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8, Json, RecordedXid } from '@marquee/platform-kernel/schema'
import { recordedXid } from '@marquee/platform-kernel/sealed'

interface StaffTable {
  id: string
  /** In small letters. */
  email: string
  name: string
  role: StaffRole
  password_hash: string
  /** The secret of the second factor, sealed (see seal.ts). */
  totp_secret: string
  /** The last step whose code signed in. */
  totp_step: Int8
  created_at: Instant
  /** False until the invitation was taken: nobody knows password and secret yet. */
  enrolled: Generated<boolean>
  /** False until somebody other than `issued_by` has let them in. */
  confirmed: Generated<boolean>
  /** Who invited them, or gave them their last invitation; null for accounts of the command line. */
  issued_by: ColumnType<string | null, string | null | undefined, string | null>
  /** Set while the member may not sign in. */
  deactivated_at: ColumnType<number | null, null | undefined, RawBuilder<number> | null>
}

interface StaffInvitationTable {
  token_hash: string
  staff_id: string
  expires_at: Instant
}

interface StaffBrandTable {
  staff_id: string
  brand: string
}

interface StaffSessionTable {
  token_hash: string
  staff_id: string
  last_seen_at: Instant
  expires_at: Instant
}

interface StaffSignInGuardTable {
  email_hash: string
  /** From where, hashed; empty for all sources together that the account does not know. */
  source: string
  failures: Json<number[]>
  locked_until: Instant | null
  last_failure_at: Instant
}

interface AuditTable {
  id: Generated<bigint>
  at: Instant
  request_id: string
  staff_id: string | null
  brand: string | null
  action: string
  outcome: 'done' | 'refused'
  code: string | null
  player_id: string | null
  details: ColumnType<unknown, string | null, never>
  before: ColumnType<unknown, string | null, never>
  after: ColumnType<unknown, string | null, never>
  recorded_xid: RecordedXid
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    staff: StaffTable
    staff_brand: StaffBrandTable
    staff_invitation: StaffInvitationTable
    staff_session: StaffSessionTable
    staff_sign_in_guard: StaffSignInGuardTable
    audit_log: AuditTable
  }
}

export const backOfficeMigrations: MigrationStep[] = [
  {
    name: '20261121-8-back-office',
    statements: [
      `create table staff (
        id uuid primary key,
        email text not null unique check (email = lower(email)),
        name text not null,
        role text not null check (role in ('support', 'compliance', 'brand-manager')),
        password_hash text not null,
        totp_secret text not null,
        totp_step bigint not null default 0,
        created_at timestamptz not null
      )`,
      `create table staff_brand (
        staff_id uuid not null references staff (id),
        brand text not null,
        primary key (staff_id, brand)
      )`,
      `create table staff_session (
        token_hash text primary key,
        staff_id uuid not null references staff (id),
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      `create table staff_sign_in_guard (
        email_hash text primary key,
        failures json not null,
        locked_until timestamptz,
        last_failure_at timestamptz not null
      )`,
      // No foreign key to players: an entry about one who does not exist is an entry too.
      `create table audit_log (
        id bigint generated always as identity primary key,
        at timestamptz not null,
        request_id uuid not null,
        staff_id uuid references staff (id),
        brand text,
        action text not null,
        outcome text not null check (outcome in ('done', 'refused')),
        code text,
        player_id uuid,
        details json,
        before json,
        after json
      )`,
      `create index audit_log_brand on audit_log (brand, id)`,
      `create index audit_log_player on audit_log (player_id, id)`,
      `create index audit_log_staff on audit_log (staff_id, id)`,
      `create function refuse_audit_change() returns trigger language plpgsql as $$
        begin
          raise exception 'The audit log is only ever added to.';
        end $$`,
      `create trigger audit_log_append_only before update or delete or truncate on audit_log
        for each statement execute function refuse_audit_change()`,
      // Staff look players up by parts of what is known of them.
      `create index player_brand_created on player (brand, created_at desc)`,
    ],
  },
  {
    name: '20261121-9-staff-management',
    statements: [
      `alter table staff drop constraint staff_role_check`,
      `alter table staff add constraint staff_role_check
        check (role in ('support', 'compliance', 'brand-manager', 'administrator'))`,
      `alter table staff add column enrolled boolean not null default true`,
      `alter table staff add column deactivated_at timestamptz`,
      `create table staff_invitation (
        token_hash text primary key,
        staff_id uuid not null unique references staff (id),
        expires_at timestamptz not null
      )`,
      `create index document_waiting on document (created_at, id) where status = 'pending'`,
    ],
  },
  {
    name: '20261129-3-staff-confirmation',
    statements: [
      `alter table staff add column confirmed boolean not null default true`,
      `alter table staff add column issued_by uuid references staff (id)`,
    ],
  },
  {
    name: '20261129-6-staff-guard-source',
    statements: [
      `alter table staff_sign_in_guard add column source text not null default ''`,
      `alter table staff_sign_in_guard drop constraint staff_sign_in_guard_pkey`,
      `alter table staff_sign_in_guard add primary key (email_hash, source)`,
    ],
  },
  {
    name: '20261217-3-audit-recorded',
    statements: recordedXid('audit_log'),
  },
]
