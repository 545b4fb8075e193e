import type { PlatformModule } from '@marquee/platform-kernel/module'
import { freeSpinMigrations } from './migrations.ts'
import { freeSpinsOfSandbox } from './sandbox.ts'

/** Spins that rewards give for one game; they are played through its rounds. */
export const freeSpins: PlatformModule = {
  name: 'free-spins',
  migrations: freeSpinMigrations,
  gifts: [freeSpinsOfSandbox],
  handlers: () => ({}),
}
