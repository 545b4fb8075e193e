import type { PlatformModule } from '@marquee/platform-kernel/module'
import { jackpotsKinds } from './kinds.ts'
import { jackpotsMigrations } from './migrations.ts'
import { tellEvery, tellLevels } from './service.ts'

/** Jackpots that several games feed and one of their rounds wins. */
export const jackpots: PlatformModule = {
  name: 'jackpots',
  ledgerKinds: jackpotsKinds,
  migrations: jackpotsMigrations,
  jobs: ({ kernel }) => [
    { name: 'jackpots.tell', every: tellEvery, run: () => tellLevels(kernel) },
  ],
}
