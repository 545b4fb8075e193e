import type { LimitKind, LimitPeriod } from '@marquee/contract'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8 } from '@marquee/platform-kernel/schema'
import { appendOnly, recordedXid } from '@marquee/platform-kernel/sealed'
import type { IdentityKind } from './identity.ts'

interface PlayLimitTable {
  player_id: string
  kind: LimitKind | 'reminder'
  period: LimitPeriod | 'session'
  /** Null is no limit. */
  amount: number | null
  pending_amount: number | null
  /** Null when nothing waits. */
  pending_at: Instant | null
}

interface PlayRestrictionTable {
  player_id: string
  kind: 'cool-off' | 'self-exclusion'
  started_at: Instant
  ends_at: Instant
}

interface PlaySessionTable {
  player_id: string
  started_at: Instant
  last_active_at: Instant
  last_round_at: Instant | null
  net_coins: Int8
  net_entries: Int8
  check_played_ms: Int8
  check_staked_coins: Int8
  check_won_coins: Int8
  check_staked_entries: Int8
  check_won_entries: Int8
  checked_at: Instant | null
}

interface PlayPurchaseTable {
  reference: string
  player_id: string
  amount: Int8
  created_at: Instant
}

interface PlayerIdentityTable {
  player_id: string
  kind: IdentityKind
  hash: string
}

interface GroupExclusionTable {
  hash: string
  kind: IdentityKind
  ends_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    play_limit: PlayLimitTable
    play_restriction: PlayRestrictionTable
    play_session: PlaySessionTable
    play_purchase: PlayPurchaseTable
    player_identity: PlayerIdentityTable
    group_exclusion: GroupExclusionTable
  }
}

export const responsiblePlayMigrations: MigrationStep[] = [
  {
    name: '20261121-5-responsible-play',
    statements: [
      `create table play_limit (
        player_id uuid not null references player (id),
        kind text not null check (kind in ('purchase', 'loss-coins', 'loss-entries', 'time', 'reminder')),
        period text not null check (period in ('day', 'week', 'month', 'session')),
        amount int check (amount >= 0),
        pending_amount int check (pending_amount >= 0),
        pending_at timestamptz,
        primary key (player_id, kind, period)
      )`,
      `create table play_restriction (
        player_id uuid not null references player (id),
        kind text not null check (kind in ('cool-off', 'self-exclusion')),
        started_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > started_at)
      )`,
      `create index play_restriction_player on play_restriction (player_id, ends_at)`,
      `create table play_session (
        player_id uuid primary key references player (id),
        started_at timestamptz not null,
        last_active_at timestamptz not null,
        last_round_at timestamptz,
        net_coins bigint not null default 0,
        net_entries bigint not null default 0,
        check_played_ms bigint not null default 0,
        check_staked_coins bigint not null default 0,
        check_won_coins bigint not null default 0,
        check_staked_entries bigint not null default 0,
        check_won_entries bigint not null default 0,
        checked_at timestamptz
      )`,
      `create table play_purchase (
        reference text primary key,
        player_id uuid not null references player (id),
        amount bigint not null check (amount > 0),
        created_at timestamptz not null
      )`,
      `create index play_purchase_player on play_purchase (player_id, created_at)`,
      // Within a brand: by what its own players can be recognised.
      `create table player_identity (
        player_id uuid not null references player (id),
        kind text not null check (kind in ('email', 'phone', 'person')),
        hash text not null,
        primary key (player_id, kind)
      )`,
      `create index player_identity_hash on player_identity (hash)`,
      // All that brands of the group share of an excluded player: nothing that says who it is.
      `create table group_exclusion (
        hash text primary key,
        kind text not null check (kind in ('email', 'phone', 'person')),
        ends_at timestamptz not null
      )`,
      `alter table player_profile drop column activity_reminder_minutes`,
    ],
  },
  {
    name: '20261217-4-protection-recorded',
    statements: [
      `alter table play_restriction add column id bigint generated always as identity primary key`,
      ...recordedXid('play_restriction'),
      ...appendOnly('play_restriction'),
      // What changes becomes facts, whoever changes it: the database writes them itself.
      `create table play_limit_change (
        id bigint generated always as identity primary key,
        player_id uuid not null,
        kind text not null,
        period text not null,
        amount int,
        pending_amount int,
        pending_at timestamptz,
        is_removed boolean not null,
        noted_at timestamptz not null default clock_timestamp()
      )`,
      `create table group_exclusion_change (
        id bigint generated always as identity primary key,
        hash text not null,
        kind text not null,
        ends_at timestamptz not null,
        is_removed boolean not null,
        noted_at timestamptz not null default clock_timestamp()
      )`,
      `create index play_limit_change_of on play_limit_change (player_id, kind, period, id)`,
      `create index group_exclusion_change_of on group_exclusion_change (hash, id)`,
      `create function note_limit_change() returns trigger language plpgsql as $$
        declare
          noted play_limit := case when tg_op = 'DELETE' then old else new end;
        begin
          if tg_op <> 'UPDATE' or new is distinct from old then
            insert into play_limit_change
              (player_id, kind, period, amount, pending_amount, pending_at, is_removed)
            values (noted.player_id, noted.kind, noted.period, noted.amount, noted.pending_amount,
              noted.pending_at, tg_op = 'DELETE');
          end if;
          return null;
        end $$`,
      `create function note_group_exclusion_change() returns trigger language plpgsql as $$
        declare
          noted group_exclusion := case when tg_op = 'DELETE' then old else new end;
        begin
          if tg_op <> 'UPDATE' or new is distinct from old then
            insert into group_exclusion_change (hash, kind, ends_at, is_removed)
            values (noted.hash, noted.kind, noted.ends_at, tg_op = 'DELETE');
          end if;
          return null;
        end $$`,
      `create trigger play_limit_noted after insert or update or delete on play_limit
        for each row execute function note_limit_change()`,
      `create trigger group_exclusion_noted after insert or update or delete on group_exclusion
        for each row execute function note_group_exclusion_change()`,
      `insert into play_limit_change
          (player_id, kind, period, amount, pending_amount, pending_at, is_removed)
        select player_id, kind, period, amount, pending_amount, pending_at, false from play_limit`,
      `insert into group_exclusion_change (hash, kind, ends_at, is_removed)
        select hash, kind, ends_at, false from group_exclusion`,
      ...['play_limit_change', 'group_exclusion_change'].flatMap((table) => [
        ...recordedXid(table),
        ...appendOnly(table),
      ]),
    ],
  },
]
