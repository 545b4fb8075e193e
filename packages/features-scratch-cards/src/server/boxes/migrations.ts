import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface MagicBoxTable {
  player_id: string
  /** The how-manieth lottery of the brand. */
  period: number
  /** 1 for the first box that a player opened in it. */
  number: number
  /** Which of the boxes was chosen. */
  box: number
  outcome_id: number
  opened_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    magic_box: MagicBoxTable
  }
}

export const magicBoxMigrations: MigrationStep[] = [
  {
    name: '20261124-1-magic-box',
    statements: [
      `create table magic_box (
        player_id uuid not null references player (id),
        period int not null check (period > 0),
        number int not null check (number > 0),
        box int not null check (box > 0),
        outcome_id int not null,
        opened_at timestamptz not null,
        primary key (player_id, period, number)
      )`,
    ],
  },
]
