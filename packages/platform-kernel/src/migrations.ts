import { balancesAtFunction } from './balancesAt.ts'
import { archiveStatements } from './archivedMonths.ts'
import { byMonth, monthFunctions, numberedBySequence } from './byMonth.ts'
import type { MigrationStep } from './migrate.ts'
import { monthMakers } from './monthMakers.ts'
import { recordedXid } from './sealed.ts'

export const kernelMigrations: MigrationStep[] = [
  {
    name: '20261120-1-kernel',
    statements: [
      `create table player (
        id uuid primary key,
        brand text not null,
        email text not null,
        login text not null,
        push_seq int not null default 0,
        game_mode text not null check (game_mode in ('SweepStakes', 'TournamentPoints')),
        created_at timestamptz not null,
        unique (brand, email)
      )`,
      `create table session (
        token_hash text primary key,
        id uuid not null unique,
        player_id uuid not null references player (id),
        created_at timestamptz not null,
        last_seen_at timestamptz not null,
        expires_at timestamptz not null
      )`,
      `create index session_player on session (player_id)`,
      `create table realtime_ticket (
        ticket_hash text primary key,
        player_id uuid not null references player (id),
        session_id uuid not null,
        expires_at timestamptz not null
      )`,
      `create table ledger_account (
        id bigint generated always as identity primary key,
        owner text not null,
        currency text not null check (currency in ('coins', 'entries', 'winnings', 'tourPoints')),
        balance bigint check (balance >= 0),
        unique (owner, currency)
      )`,
      `create table ledger_transaction (
        id uuid primary key,
        kind text not null,
        reference text not null,
        player_id uuid references player (id),
        created_at timestamptz not null,
        unique (kind, reference)
      )`,
      `create index ledger_transaction_player on ledger_transaction (player_id, created_at)`,
      `create table ledger_entry (
        id bigint generated always as identity primary key,
        transaction_id uuid not null references ledger_transaction (id),
        account_id bigint not null references ledger_account (id),
        amount bigint not null check (amount <> 0),
        balance_after bigint check (balance_after >= 0)
      )`,
      `create index ledger_entry_account on ledger_entry (account_id, id)`,
      `create index ledger_entry_transaction on ledger_entry (transaction_id)`,
      `create table idempotency (
        scope text not null,
        key text not null,
        command text not null,
        input_hash text not null,
        response json,
        created_at timestamptz not null,
        primary key (scope, key)
      )`,
      `create table outbox (
        id bigint generated always as identity primary key,
        player_id uuid not null references player (id),
        seq int not null,
        channel text not null,
        data jsonb not null,
        created_at timestamptz not null,
        published_at timestamptz,
        unique (player_id, seq)
      )`,
      `create index outbox_unpublished on outbox (id) where published_at is null`,
    ],
  },
  {
    name: '20261127-1-event',
    statements: [
      `create table event (
        id bigint generated always as identity primary key,
        name text not null,
        listener text,
        player_id uuid not null references player (id),
        data jsonb not null,
        created_at timestamptz not null,
        due_at timestamptz not null,
        attempts int not null default 0
      )`,
      `create index event_due on event (due_at)`,
      `create index event_player on event (player_id, id)`,
    ],
  },
  {
    name: '20261128-1-ledger-append-only',
    statements: [
      `create function ledger_is_append_only() returns trigger language plpgsql as $$
        begin
          raise exception 'The ledger is append-only: post a transaction that reverses the wrong one.';
        end
      $$`,
      ...['ledger_transaction', 'ledger_entry'].flatMap((table) => [
        `create trigger ${table}_append_only before update or delete on ${table}
          for each row execute function ledger_is_append_only()`,
        `create trigger ${table}_no_truncate before truncate on ${table}
          for each statement execute function ledger_is_append_only()`,
      ]),
      `create index idempotency_age on idempotency (created_at)`,
    ],
  },
  {
    name: '20261208-1-outbox-traceparent',
    statements: [`alter table outbox add column traceparent text`],
  },
  {
    name: '20261217-1-recorded',
    statements: [
      `create function refuse_change_of_record() returns trigger language plpgsql as $$
        begin
          raise exception '% is part of the record: it is only ever added to.', tg_table_name;
        end
      $$`,
      ...recordedXid('ledger_transaction'),
    ],
  },
  {
    name: '20261229-1-answers-by-month',
    statements: [
      // Before any other table that is locked below: commands take them in this order.
      `lock table idempotency in access exclusive mode`,
      ...monthFunctions,
      // A key is unique whatever its month, so the table of keys is one. Earlier answers stay in it.
      `alter table idempotency rename to idempotency_key`,
      `create table idempotency_answer (
        scope text not null,
        key text not null,
        response json not null,
        created_at timestamptz not null,
        primary key (scope, key, created_at)
      ) partition by range (created_at)`,
      `create table idempotency_answer_first (like idempotency_answer including all)`,
      `create index idempotency_answer_guest on idempotency_answer_first (created_at)
        where scope like 'guest:%'`,
      `create table idempotency_answer_rest (like idempotency_answer_first including all)`,
      `select begin_months('idempotency_answer', month_start(now()))`,
      // The release before goes on with what it knows.
      `create view idempotency as
        select k.scope, k.key, k.command, k.input_hash,
          coalesce(k.response, (
            select a.response from idempotency_answer a
            where a.scope = k.scope and a.key = k.key and a.created_at = k.created_at
          )) as response,
          k.created_at
        from idempotency_key k`,
      `create function keep_answer() returns trigger language plpgsql as $$
        begin
          insert into idempotency_answer (scope, key, response, created_at)
          values (old.scope, old.key, new.response, old.created_at);
          return new;
        end
      $$`,
      `create trigger idempotency_answered instead of update on idempotency
        for each row execute function keep_answer()`,
    ],
  },
  {
    name: '20261229-5-ledger-by-month',
    statements: [
      `lock table ledger_account, ledger_transaction, ledger_entry in access exclusive mode`,
      // When its transaction was; minus infinity for entries from before they had it themselves.
      `alter table ledger_entry add column posted_at timestamptz not null default '-infinity'`,
      `alter table ledger_entry alter column posted_at set default now()`,
      ...numberedBySequence('ledger_entry'),
      `drop trigger ledger_entry_append_only on ledger_entry`,
      `drop trigger ledger_entry_no_truncate on ledger_entry`,
      ...byMonth({
        table: 'ledger_entry',
        column: 'posted_at',
        triggers: [
          `create trigger ledger_entry_append_only before update or delete on ledger_entry
            for each row execute function ledger_is_append_only()`,
          `create trigger ledger_entry_no_truncate before truncate on ledger_entry
            for each statement execute function ledger_is_append_only()`,
        ],
        starts: 'month_start(now())',
      }),
      // For looks into the past: before it entries do not tell their time, their transactions do.
      `do $do$
        begin
          execute format(
            'create function ledger_months_since() returns timestamptz language sql immutable as $$ select %L::timestamptz $$',
            month_start(now()));
        end
      $do$`,
    ],
  },
  {
    name: '20261229-6-outbox-by-month',
    statements: [
      `lock table outbox in access exclusive mode`,
      ...numberedBySequence('outbox'),
      ...byMonth({ table: 'outbox' }),
    ],
  },
  { name: '20261230-1-archive', statements: archiveStatements },
  { name: '20261231-1-balances-of-a-moment', statements: [balancesAtFunction] },
  { name: '20270101-1-month-makers', statements: [...monthMakers] },
]
