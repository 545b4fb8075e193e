import type { Generated } from 'kysely'
import type { MigrationStep } from '@marquee/platform-kernel/migrate'
import type { Instant, Int8 } from '@marquee/platform-kernel/schema'

interface FreeSpinBonusTable {
  id: Generated<number>
  player_id: string
  game_id: number
  count: number
  used: Generated<number>
  /** Stake of each spin, entries in minor units. */
  bet_level: Int8
  /** What it was given for; a pair of source and reference is given once. */
  source: string
  reference: string
  created_at: Instant
  /** It can be used until then. */
  ends_at: Instant
}

declare module '@marquee/platform-kernel/schema' {
  interface Database {
    /** Made with the daily rewards, which gave the first. */
    free_spin_bonus: FreeSpinBonusTable
  }
}

export const freeSpinMigrations: MigrationStep[] = [
  {
    name: '20261123-1-free-spins',
    statements: [
      `alter table free_spin_bonus
        add column used int not null default 0,
        add constraint free_spin_bonus_used check (used between 0 and count)`,
      `alter table game_round
        add column free_spin_bonus_id int references free_spin_bonus (id),
        drop constraint game_round_cost_check,
        add constraint game_round_cost_check
          check (cost > 0 or (cost = 0 and free_spin_bonus_id is not null))`,
    ],
  },
]
