import { cashKinds } from './kinds.ts'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { endUnanswered } from './deposits.ts'
import { cashHandlers } from './handlers.ts'
import { cashMigrations } from './migrations.ts'
import { releaseUnpaid } from './offerStore.ts'
import { retryPayouts } from './payouts.ts'
import { orderRefunds } from './refunds.ts'
import { mountCashWebhooks } from './routes.ts'
import { providersOf } from './sandbox/providers.ts'
import { mountSandboxCash } from './sandbox/routes.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { countPurchases } from '@marquee/platform-protection/protection/purchases'
import { presetPackagesOf } from './offers.ts'
import { cashFields } from './settings.ts'

/** How often purchases that nobody goes on with, and payments that failed, are looked for, in ms. */
const sweepEvery = 60_000

/** Purchases and redemptions, with the providers that move the money. */
export const cash: PlatformModule = {
  name: 'cash',
  ledgerKinds: cashKinds,
  settings: cashFields,
  migrations: cashMigrations,
  status: (surroundings) => ({
    info: ({ playerId }) => ({
      statusFeatures: {
        redeem: {
          status: playerId !== null && providersOf(surroundings).length ? 'active' : 'inactive',
        },
      },
    }),
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
  handlers: cashHandlers,
  routes(app, surroundings) {
    mountCashWebhooks(app, surroundings)
    if (surroundings.sandbox) mountSandboxCash(app, surroundings)
  },
  start(surroundings) {
    const { kernel, log } = surroundings
    const providers = providersOf(surroundings)
    const timer = setInterval(() => {
      endUnanswered(kernel).catch((error: unknown) =>
        log.error({ err: error }, 'ending unanswered purchases failed'),
      )
      retryPayouts({ kernel, providers }).catch((error: unknown) =>
        log.error({ err: error }, 'ordering payments again failed'),
      )
      releaseUnpaid(kernel.db, kernel.clock.now()).catch((error: unknown) =>
        log.error({ err: error }, 'letting go of purchases that were taken back failed'),
      )
      orderRefunds({ kernel, providers }).catch((error: unknown) =>
        log.error({ err: error }, 'ordering refunds failed'),
      )
    }, sweepEvery)
    return () => clearInterval(timer)
  },
}
