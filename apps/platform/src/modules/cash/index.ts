import type { PlatformModule } from '../../kernel/module.ts'
import { endUnanswered } from './deposits.ts'
import { cashHandlers } from './handlers.ts'
import { cashMigrations } from './migrations.ts'
import { mountCashWebhooks } from './routes.ts'
import { mountSandboxCash } from './sandbox/routes.ts'

/** How often purchases are looked for that nobody goes on with, in ms. */
const sweepEvery = 60_000

/** Purchases and redemptions, with the providers that move the money. */
export const cash: PlatformModule = {
  name: 'cash',
  migrations: cashMigrations,
  handlers: cashHandlers,
  routes(app, surroundings) {
    mountCashWebhooks(app, surroundings)
    if (surroundings.sandbox) mountSandboxCash(app, surroundings)
  },
  start({ kernel, log }) {
    const timer = setInterval(() => {
      endUnanswered(kernel).catch((error: unknown) =>
        log.error({ err: error }, 'ending unanswered purchases failed'),
      )
    }, sweepEvery)
    return () => clearInterval(timer)
  },
}
