import { prizeDropsKinds } from './kinds.ts'
import { prizeDropsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { prizeDropMigrations } from './migrations.ts'
import { prizeOfSandbox } from './sandbox.ts'
import { prizeDropsInfo } from './service.ts'
import { inside } from '@marquee/platform-kernel/events'
import { drawPrizeDrop } from './drop.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { prizeDropsPromotions } from './promotions.ts'
import { dropAt } from './rules.ts'
import { prizeDropsTeaser } from './service.ts'
import { prizeDropFields } from './settings.ts'

/** Prizes that fall on rounds while the day's pool lasts (DROPS-02, TEN-26). */
export const prizeDrops: PlatformModule = {
  name: 'prize-drops',
  ledgerKinds: prizeDropsKinds,
  domains: prizeDropsDomains,
  settings: prizeDropFields,
  on: { roundSettled: inside(drawPrizeDrop) },
  migrations: prizeDropMigrations,
  status: () => ({
    promotions: prizeDropsPromotions,
    player: playerFlags({ prizeDrops: { isActive: false } }, ({ brand: { prizeDrops }, now }) => ({
      prizeDrops: { isActive: prizeDrops !== null && dropAt(prizeDrops, now).isActive },
    })),
    async info({ kernel, brand, playerId }) {
      const drops = await prizeDropsTeaser(kernel, brand, playerId)
      if (!drops) return {}
      return {
        statusFeatures: { prizeDrops: { isActive: true } },
        featuresInfo: { 'prize-drops-info': drops },
      }
    },
  }),
  gifts: [prizeOfSandbox],
  handlers: (surroundings) => ({
    'prizeDrops.info': async ({ kernel, brand }) => ({
      success: true,
      data: await prizeDropsInfo(kernel, settingsOf(surroundings, brand)),
    }),
  }),
}
