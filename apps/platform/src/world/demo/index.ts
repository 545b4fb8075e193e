import type { PlatformModule } from '@marquee/platform-kernel/module'
import { seedDemoAccounts } from './accounts.ts'
import { seedDemoBonuses } from './bonuses.ts'
import { demoMigrations } from './story.ts'

/** Accounts that everybody may use where the sandbox is on; never made elsewhere. */
export const demo: PlatformModule = {
  name: 'demo',
  migrations: demoMigrations,
  async seed(surroundings) {
    if (!surroundings.sandbox) return
    await seedDemoAccounts(surroundings)
    await seedDemoBonuses(surroundings)
  },
}
