import type {
  DepositStatus,
  OfferType,
  PaymentMethod,
  PayoutMethod,
  RedemptionReason,
  RedemptionStatus,
  RedemptionStepKind,
} from '@marquee/contract'
import type { Generated } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8 } from '@marquee/platform-kernel/schema'

interface CashDepositTable {
  id: string
  player_id: string
  preset_id: number
  offer_type: OfferType
  method: PaymentMethod
  /** Shortened by the provider; never a whole number. */
  account: string
  /** Of the token that stands for the account: each is used once. */
  token_hash: string
  /** US cents. */
  amount: Int8
  coins: Int8
  entries: Int8
  status: DepositStatus
  reason: string | null
  challenge_step: number | null
  /** The bank's own page; null where it has none. */
  challenge_url: string | null
  /** What pays is to be kept at its provider for the next purchases. */
  keeps: boolean
  wrong_answers: number
  next_method: PaymentMethod | null
  is_first: boolean
  created_at: Instant
  updated_at: Instant
}

interface CashRefundTable {
  deposit_id: string
  reason: 'limit' | 'break' | 'offer'
  decided_at: Instant
  /** When a provider took the order; null until then. */
  sent_at: Instant | null
}

interface CashRedemptionTable {
  id: string
  player_id: string
  /** Of winnings, in units of 0.01. */
  amount: Int8
  method: PayoutMethod
  account: string
  token_hash: string
  status: RedemptionStatus
  code: RedemptionReason | null
  reason: string | null
  /** What the provider pays out to; forgotten once the redemption has ended. */
  payout_token: string | null
  /** When the provider took the order to pay. */
  sent_at: Instant | null
  created_at: Instant
  updated_at: Instant
}

/** What happened to a redemption, in order. */
interface CashRedemptionEventTable {
  id: Generated<bigint>
  redemption_id: string
  kind: RedemptionStepKind
  /** Null for the player and for providers. */
  staff_id: string | null
  code: RedemptionReason | null
  reason: string | null
  at: Instant
}

/** Each status that a purchase reached. */
interface CashDepositEventTable {
  id: Generated<bigint>
  deposit_id: string
  status: DepositStatus
  challenge_step: number | null
  reason: string | null
  at: Instant
}

interface CashOfferTable {
  player_id: string
  preset_id: number
  given_at: Instant
  ends_at: Instant
}

/** What a player saved to pay with again; it counts once its purchase is complete. */
interface CashSavedMethodTable {
  id: string
  player_id: string
  /** The purchase that it was saved with. */
  deposit_id: string
  method: PaymentMethod
  brand: string | null
  account: string
  /** What its provider calls it. */
  reference: string
  created_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    cash_saved_method: CashSavedMethodTable
    cash_deposit: CashDepositTable
    cash_refund: CashRefundTable
    cash_redemption: CashRedemptionTable
    cash_redemption_event: CashRedemptionEventTable
    cash_deposit_event: CashDepositEventTable
    cash_offer: CashOfferTable
  }
}

export const cashMigrations: MigrationStep[] = [
  {
    name: '20261122-5-cash',
    statements: [
      `create table cash_deposit (
        id uuid primary key,
        player_id uuid not null references player (id),
        preset_id int not null,
        offer_type text not null check (offer_type in ('package', 'firstPurchase', 'promoOffer')),
        method text not null check (method in ('card', 'bank', 'wallet')),
        account text not null,
        token_hash text not null unique,
        amount bigint not null check (amount > 0),
        coins bigint not null check (coins >= 0),
        entries bigint not null check (entries >= 0),
        status text not null check (status in
          ('complete', 'created', 'challenge', 'pending', 'declined', 'failed', 'canceled')),
        reason text,
        challenge_step int check (challenge_step between 1 and 3),
        wrong_answers int not null default 0,
        next_method text check (next_method in ('card', 'bank', 'wallet')),
        is_first boolean not null default false,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      `create index cash_deposit_player on cash_deposit (player_id, created_at)`,
      `create index cash_deposit_waiting on cash_deposit (updated_at)
        where status in ('created', 'challenge')`,
      `create table cash_redemption (
        id uuid primary key,
        player_id uuid not null references player (id),
        amount bigint not null check (amount > 0),
        method text not null check (method in ('bank', 'wallet')),
        account text not null,
        token_hash text not null unique,
        status text not null check (status in ('pending', 'paid', 'rejected', 'canceled')),
        reason text,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`,
      `create index cash_redemption_player on cash_redemption (player_id, created_at)`,
      `create table cash_offer (
        player_id uuid not null references player (id),
        preset_id int not null,
        given_at timestamptz not null,
        ends_at timestamptz not null,
        primary key (player_id, preset_id)
      )`,
    ],
  },
  {
    name: '20261126-1-cash-review',
    statements: [
      `alter table cash_redemption drop constraint cash_redemption_status_check`,
      `alter table cash_redemption add constraint cash_redemption_status_check check (status in
        ('pending', 'asked', 'approved', 'paid', 'rejected', 'canceled'))`,
      `alter table cash_redemption add column code text`,
      `alter table cash_redemption add column payout_token text`,
      `alter table cash_redemption add column sent_at timestamptz`,
      `create index cash_redemption_waiting on cash_redemption (created_at)
        where status in ('pending', 'asked', 'approved')`,
      `create table cash_redemption_event (
        id bigint generated always as identity primary key,
        redemption_id uuid not null references cash_redemption (id),
        kind text not null check (kind in
          ('requested', 'asked', 'answered', 'reviewed', 'approved', 'paid', 'rejected', 'canceled')),
        staff_id uuid references staff (id),
        code text,
        reason text,
        at timestamptz not null
      )`,
      `create index cash_redemption_event_of on cash_redemption_event (redemption_id, id)`,
      `create table cash_deposit_event (
        id bigint generated always as identity primary key,
        deposit_id uuid not null references cash_deposit (id),
        status text not null,
        challenge_step int,
        reason text,
        at timestamptz not null
      )`,
      `create index cash_deposit_event_of on cash_deposit_event (deposit_id, id)`,
      // What happened before events were kept: its beginning and its end.
      `insert into cash_redemption_event (redemption_id, kind, at)
        select id, 'requested', created_at from cash_redemption order by created_at`,
      `insert into cash_redemption_event (redemption_id, kind, reason, at)
        select id, status, reason, updated_at from cash_redemption
        where status <> 'pending' order by updated_at`,
      `insert into cash_deposit_event (deposit_id, status, at)
        select id, 'created', created_at from cash_deposit order by created_at`,
      `insert into cash_deposit_event (deposit_id, status, challenge_step, reason, at)
        select id, status, challenge_step, reason, updated_at from cash_deposit
        where status <> 'created' order by updated_at`,
    ],
  },
  {
    name: '20261129-2-cash-refund',
    statements: [
      `create table cash_refund (
        deposit_id uuid primary key references cash_deposit (id),
        reason text not null check (reason in ('limit', 'break', 'offer')),
        decided_at timestamptz not null,
        sent_at timestamptz
      )`,
      `create index cash_refund_waiting on cash_refund (decided_at) where sent_at is null`,
    ],
  },
  {
    name: '20261130-3-saved-methods',
    statements: [
      `create table cash_saved_method (
        id uuid primary key,
        player_id uuid not null references player (id),
        deposit_id uuid not null unique references cash_deposit (id),
        method text not null check (method in ('card', 'bank', 'wallet')),
        brand text,
        account text not null,
        reference text not null,
        created_at timestamptz not null
      )`,
      `create index cash_saved_method_player on cash_saved_method (player_id, created_at)`,
    ],
  },
  {
    name: '20261219-1-cash-challenge-url',
    statements: [
      `alter table cash_deposit add column challenge_url text`,
      `alter table cash_deposit add column keeps boolean not null default false`,
    ],
  },
]
