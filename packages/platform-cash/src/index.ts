import type { PlatformModule } from '@marquee/platform-kernel/module'
import { playerFields } from '@marquee/platform-kernel/status'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { countPurchases } from '@marquee/platform-protection/protection/purchases'
import { cashMigrations } from './migrations.ts'
import { presetPackagesOf } from './offers.ts'
import { homePackagesOf } from './packages.ts'
import { cashFields } from './settings.ts'

/** What brands sell and pay out, what of it is on sale for whom, and the tables of both. */
export const cash: PlatformModule = {
  name: 'cash',
  settings: cashFields,
  migrations: cashMigrations,
  status: () => ({
    async home({ kernel: { db, clock }, brand, playerId }) {
      const isResting = playerId && (await runningRestriction(db, playerId, clock.now()))
      return { packages: isResting ? [] : homePackagesOf(brand.cash) }
    },
    player: playerFields(async ({ kernel: { db }, brand, session: { playerId }, now }) => {
      const depositsCount = await countPurchases(db, { playerId, minAmount: 0 })
      const presets = await presetPackagesOf(db, brand.cash, { playerId, now })
      return {
        depositsCount,
        hasDeposits: depositsCount > 0,
        popupPresetPackage: presets[0] ?? null,
        popupPresetPackages: presets,
        bannerPresetPackage: presets[0] ?? null,
      }
    }),
  }),
}
