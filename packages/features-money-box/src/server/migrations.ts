import type { ColumnType, RawBuilder } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'

interface MoneyBoxTable {
  player_id: string
  /** What is inside, in hundredths of a coin. */
  hundredths: number
  /** The day of the last round that filled it, in days since 1970 by UTC. */
  last_day: number
  /** How many were broken. */
  broken: number
  sealed_until: ColumnType<number | null, RawBuilder<number> | null, RawBuilder<number> | null>
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    money_box: MoneyBoxTable
  }
}

export const moneyBoxMigrations: MigrationStep[] = [
  {
    name: '20261124-3-money-box',
    statements: [
      `create table money_box (
        player_id uuid primary key references player (id),
        hundredths int not null check (hundredths >= 0),
        last_day int not null,
        broken int not null check (broken >= 0),
        sealed_until timestamptz
      )`,
    ],
  },
]
