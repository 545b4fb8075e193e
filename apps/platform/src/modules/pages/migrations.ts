import type { MigrationStep } from '../../kernel/migrate.ts'

export const pagesMigrations: MigrationStep[] = [
  {
    name: '20261124-5-ratings',
    statements: [`create index game_round_week on game_round (brand, created_at)`],
  },
]
