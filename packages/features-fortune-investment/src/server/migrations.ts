import type { ColumnType, RawBuilder } from 'kysely'
import type { InvestmentPackage } from '../contract/schemas.ts'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Json } from '@marquee/platform-kernel/schema'

interface FortuneInvestmentTable {
  player_id: string
  /** How many a player has set aside, this one included. */
  number: number
  /** What was agreed on; settings may change meanwhile. */
  package: Json<InvestmentPackage>
  chosen_at: Instant
  available_at: Instant
  /** Null while the coins are set aside. */
  returned_at: ColumnType<number | null, null, RawBuilder<number>>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    fortune_investment: FortuneInvestmentTable
  }
}

export const fortuneInvestmentMigrations: MigrationStep[] = [
  {
    name: '20261125-2-fortune-investment',
    statements: [
      `create table fortune_investment (
        player_id uuid not null references player (id),
        number int not null check (number > 0),
        package json not null,
        chosen_at timestamptz not null,
        available_at timestamptz not null,
        returned_at timestamptz,
        primary key (player_id, number)
      )`,
      // One at a time, whatever the code says.
      `create unique index fortune_investment_one on fortune_investment (player_id)
        where returned_at is null`,
    ],
  },
]
