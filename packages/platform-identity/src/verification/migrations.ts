import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const verificationMigrations: MigrationStep[] = [
  {
    name: '20261120-9-verification',
    statements: [
      `create table document (
        id uuid primary key,
        player_id uuid not null references player (id),
        kind text not null check (kind in ('identity', 'address', 'payment')),
        name text not null,
        type text not null,
        size int not null check (size > 0),
        sha256 text not null,
        file text not null unique,
        status text not null check (status in ('pending', 'approved', 'rejected')),
        created_at timestamptz not null
      )`,
      `create index document_player on document (player_id, created_at)`,
      `create index document_status on document (status, created_at)`,
      `create table document_event (
        id bigint generated always as identity primary key,
        document_id uuid not null references document (id),
        status text not null,
        reason text,
        decided_by text,
        at timestamptz not null
      )`,
      `create index document_event_document on document_event (document_id, id)`,
      `create table identity_status (
        player_id uuid primary key references player (id),
        status text not null
          check (status in ('pending', 'rejected', 'approved', 'duplicateCredentials')),
        updated_at timestamptz not null
      )`,
      `create table identity_check (
        id uuid primary key,
        player_id uuid not null references player (id),
        provider text not null,
        created_at timestamptz not null
      )`,
      // The provider's own id of an event: what comes twice is applied once.
      `create table identity_event (
        id bigint generated always as identity primary key,
        event_id text not null unique,
        player_id uuid not null references player (id),
        status text,
        action text,
        reason text,
        at timestamptz not null
      )`,
      `create index identity_event_player on identity_event (player_id, id)`,
    ],
  },
  {
    name: '20261129-1-identity-check-url',
    statements: [
      `alter table identity_check add column url text`,
      `alter table identity_check add column asked_at timestamptz`,
    ],
  },
]
