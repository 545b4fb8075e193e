import type {
  DepositStatus,
  OfferType,
  PaymentMethod,
  PayoutMethod,
  RedemptionStatus,
} from '@marquee/contract'
import type { MigrationStep } from '../../kernel/migrate.ts'
import type { Instant, Int8 } from '../../kernel/schema.ts'

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
  wrong_answers: number
  next_method: PaymentMethod | null
  is_first: boolean
  created_at: Instant
  updated_at: Instant
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
  reason: string | null
  created_at: Instant
  updated_at: Instant
}

interface CashOfferTable {
  player_id: string
  preset_id: number
  given_at: Instant
  ends_at: Instant
}

declare module '../../kernel/schema.ts' {
  interface Database {
    cash_deposit: CashDepositTable
    cash_redemption: CashRedemptionTable
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
]
