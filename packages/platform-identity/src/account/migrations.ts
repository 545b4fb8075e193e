import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const accountMigrations: MigrationStep[] = [
  {
    name: '20261120-2-account',
    statements: [
      `create table account (
        player_id uuid primary key references player (id),
        password_hash text not null,
        password_changed_at timestamptz not null
      )`,
      // Text, not date: drivers turn dates into local midnights.
      `create table player_profile (
        player_id uuid primary key references player (id),
        name text,
        surname text,
        city text,
        address text,
        address2 text,
        zip text,
        state text,
        phone text,
        birth_day text check (birth_day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
        locale text not null,
        invited_by text,
        email_confirmed boolean not null default false,
        activity_reminder_minutes int
      )`,
      `create table sign_in_guard (
        brand text not null,
        email_hash text not null,
        failures jsonb not null,
        locked_until timestamptz,
        last_failure_at timestamptz not null,
        primary key (brand, email_hash)
      )`,
      `create table reset_code (
        code_hash text primary key,
        player_id uuid not null references player (id),
        expires_at timestamptz not null
      )`,
      `create index reset_code_player on reset_code (player_id)`,
    ],
  },
  {
    name: '20261121-1-account-contacts',
    statements: [
      `alter table player alter column email drop not null`,
      `alter table player_profile add column phone_confirmed boolean not null default false`,
      // Whom a phone belongs to: whoever signed up with it or has confirmed it.
      `create table phone_owner (
        brand text not null,
        phone text not null,
        player_id uuid not null unique references player (id),
        primary key (brand, phone)
      )`,
      `create table sign_in (
        id bigint generated always as identity primary key,
        player_id uuid not null references player (id),
        session_id uuid not null,
        device text not null,
        at timestamptz not null
      )`,
      `create index sign_in_player on sign_in (player_id, id)`,
    ],
  },
  {
    name: '20261126-1-account-closing',
    statements: [
      `alter table session add column authenticated_at timestamptz`,
      `alter table account add column closed_at timestamptz`,
    ],
  },
  {
    name: '20261129-5-account-guard-source',
    statements: [
      `alter table sign_in_guard add column source text not null default ''`,
      `alter table sign_in_guard drop constraint sign_in_guard_pkey`,
      `alter table sign_in_guard add primary key (brand, email_hash, source)`,
    ],
  },
  {
    name: '20261130-3-house-players',
    statements: [`alter table player add column is_house boolean not null default false`],
  },
  {
    name: '20261220-1-sign-in-codes',
    statements: [
      // Contacts without an account have codes too: what they are asked takes the same work.
      `create table sign_in_code (
        brand text not null,
        contact_hash text not null,
        browser_hash text not null,
        code_hash text not null,
        tries int not null,
        used_by text,
        expires_at timestamptz not null,
        primary key (brand, contact_hash, browser_hash)
      )`,
    ],
  },
]
