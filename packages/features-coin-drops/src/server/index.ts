import { coinDropsKinds } from './kinds.ts'
import { coinDropsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { coinDropMigrations } from './migrations.ts'
import { claimDrop, dropsOf } from './service.ts'
import { coinDropsPromotions } from './promotions.ts'
import { coinDropFields } from './settings.ts'

/** Coin drops: showers of free coins at stated hours, each claimed once (DROPS-01). */
export const coinDrops: PlatformModule = {
  name: 'coin-drops',
  ledgerKinds: coinDropsKinds,
  domains: coinDropsDomains,
  settings: coinDropFields,
  migrations: coinDropMigrations,
  status: () => ({ promotions: coinDropsPromotions }),
  handlers: (surroundings) => ({
    'coinDrops.info': async ({ kernel, brand, session }) => ({
      success: true,
      data: await dropsOf(kernel, settingsOf(surroundings, brand), session?.playerId ?? null),
    }),

    'coinDrops.claim': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await claimDrop(kernel, settingsOf(surroundings, brand), {
        id: params.id,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
