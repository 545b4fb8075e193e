import type { MigrationStep } from '@marquee/platform-kernel/migrate'

export const lobbyMigrations: MigrationStep[] = [
  {
    name: '20261124-5-ratings',
    statements: [`create index game_round_week on game_round (brand, created_at)`],
  },
]
