import type { Generated } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8 } from '@marquee/platform-kernel/schema'

interface BonusMessageTable {
  id: Generated<number>
  brand: string
  /** For whom; null for every player of the brand. */
  player_id: string | null
  /** Entries, minor units. */
  amount: Int8
  created_at: Instant
  /** It can be had until then. */
  valid_until: Instant
  /** Who granted it; null for the platform itself. */
  staff_id: string | null
  /** What it is for; unique within a brand where it is not null, so that it is made once. */
  campaign: string | null
}

interface BonusCreditTable {
  message_id: number
  player_id: string
  credited_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    bonus_message: BonusMessageTable
    bonus_credit: BonusCreditTable
  }
}

export const bonusMigrations: MigrationStep[] = [
  {
    // After the back office, whose staff grant.
    name: '20261121-9-bonuses',
    statements: [
      `create table bonus_message (
        id int generated always as identity primary key,
        brand text not null,
        player_id uuid references player (id),
        amount bigint not null check (amount > 0),
        created_at timestamptz not null,
        valid_until timestamptz not null,
        staff_id uuid references staff (id),
        campaign text,
        unique (brand, campaign)
      )`,
      `create index bonus_message_brand on bonus_message (brand, valid_until)`,
      `create table bonus_credit (
        message_id int not null references bonus_message (id),
        player_id uuid not null references player (id),
        credited_at timestamptz not null,
        primary key (message_id, player_id)
      )`,
    ],
  },
]
