import type { PlatformModule } from '../../kernel/module.ts'
import { affiliateMigrations } from './affiliate.ts'
import { playerHandlers } from './handlers.ts'
import { switchMigrations } from './switches.ts'

/** The signed-in player: who they are, how they play, where they are signed in. */
export const player: PlatformModule = {
  name: 'player',
  migrations: [...affiliateMigrations, ...switchMigrations],
  handlers: playerHandlers,
}
