import { cashKinds } from './kinds.ts'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { endUnanswered } from './deposits.ts'
import { cashHandlers } from './handlers.ts'
import { releaseUnpaid } from '@marquee/platform-cash/offerStore'
import { retryPayouts } from './payouts.ts'
import { orderRefunds } from './refunds.ts'
import { mountCashWebhooks } from './routes.ts'
import { mountSandboxCash } from './sandbox/routes.ts'

/** How often purchases that nobody goes on with, and payments that failed, are looked for, in ms. */
const sweepEvery = 60_000

/** Purchases and redemptions, with the providers that move the money. */
export const cashDesk: PlatformModule = {
  name: 'cash-desk',
  ledgerKinds: cashKinds,
  status: (surroundings) => ({
    info: ({ playerId }) => ({
      statusFeatures: {
        redeem: {
          status:
            playerId !== null && surroundings.providers.payments.length ? 'active' : 'inactive',
        },
      },
    }),
  }),
  handlers: cashHandlers,
  routes(app, surroundings) {
    mountCashWebhooks(app, surroundings)
    if (surroundings.sandbox) mountSandboxCash(app, surroundings)
  },
  jobs(surroundings) {
    const { kernel } = surroundings
    const providers = surroundings.providers.payments
    return [
      {
        name: 'cash.end-unanswered',
        every: sweepEvery,
        run: (stopping) => endUnanswered(kernel, stopping),
      },
      {
        name: 'cash.order-payments',
        every: sweepEvery,
        run: (stopping) => retryPayouts({ kernel, providers }, stopping),
      },
      {
        name: 'cash.release-unpaid',
        every: sweepEvery,
        run: () => releaseUnpaid(kernel.db, kernel.clock.now()),
      },
      {
        name: 'cash.order-refunds',
        every: sweepEvery,
        run: (stopping) => orderRefunds({ kernel, providers }, stopping),
      },
    ]
  },
}
