import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant } from '@marquee/platform-kernel/schema'

interface WheelSpinTable {
  player_id: string
  wheel_id: number
  /** Days since 1970-01-01, UTC, or the how-manieth purchase; each is spun once. */
  turn: number
  sector_id: number
  spun_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    wheel_spin: WheelSpinTable
  }
}

export const wheelMigrations: MigrationStep[] = [
  {
    name: '20261121-9-wheels',
    statements: [
      `create table wheel_spin (
        player_id uuid not null references player (id),
        wheel_id int not null,
        turn int not null check (turn > 0),
        sector_id int not null,
        spun_at timestamptz not null,
        primary key (player_id, wheel_id, turn)
      )`,
      `create table lootbox_switch (
        player_id uuid primary key references player (id),
        is_on boolean not null
      )`,
    ],
  },
]
