import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { dailyChestsDomains } from '../contract/index.ts'
import { dailyChestsKinds } from './kinds.ts'
import { dailyChestsPromotions } from './promotions.ts'
import { chestsOf, openChest } from './service.ts'
import { dailyChestsFields } from './settings.ts'

/** A few chests a day, free to open. */
export const dailyChests: PlatformModule = {
  name: 'daily-chests',
  domains: dailyChestsDomains,
  ledgerKinds: dailyChestsKinds,
  settings: dailyChestsFields,
  status: () => ({
    promotions: dailyChestsPromotions,
    async info({ kernel, brand, playerId }) {
      const { db, clock } = kernel
      if (!brand.dailyChests) return {}
      const isResting = playerId !== null && (await runningRestriction(db, playerId, clock.now()))
      return { statusFeatures: { dailyChests: { isActive: !isResting } } }
    },
  }),
  handlers: (surroundings) => ({
    'dailyChests.info': async ({ kernel, brand, session }) => ({
      success: true,
      data: await chestsOf(kernel, settingsOf(surroundings, brand), session?.playerId ?? null),
    }),

    'dailyChests.open': async ({ kernel, brand, player, body, idempotency }) => ({
      success: true,
      data: await openChest(kernel, settingsOf(surroundings, brand), {
        number: body.number,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
