import { session } from '@marquee/contract'
import { accountKinds } from './kinds.ts'
import type { Metrics } from '@marquee/platform-kernel/metrics/metrics'
import type { PlatformModule, Surroundings } from '@marquee/platform-kernel/module'
import { prune } from '@marquee/platform-kernel/outbox'
import { pruneMails } from '@marquee/platform-messages/mail/store'
import { refuseIncomplete } from './funnel.ts'
import { accountHandlers } from './handlers.ts'
import { accountMigrations } from './migrations.ts'
import { lockTime } from './rules.ts'
import { pruneSignIns } from './signInLog.ts'
import { pruneAccounts } from './store.ts'
import { welcomePromotions } from './promotions.ts'
import { accountFields } from './settings.ts'

/** How often what has expired is forgotten, in ms. */
const sweepEvery = 10 * 60_000

async function sweep({ kernel }: Surroundings): Promise<void> {
  const now = kernel.clock.now()
  await pruneAccounts(kernel.db, now, lockTime)
  await pruneSignIns(kernel.db, now)
  await pruneMails(kernel.db, now)
  await prune(kernel)
}

/** Makes the counters of refused sign-ins, so that the first guesses are seen as an increase. */
function openSignInCount({ requests }: Metrics): void {
  const { method, path: route } = session.signIn
  for (const status of [400, 401, 403, 429]) requests.inc({ method, route, status }, 0)
}

/** Accounts: sign-up, sign-in, sessions, passwords. */
export const account: PlatformModule = {
  name: 'account',
  ledgerKinds: accountKinds,
  settings: accountFields,
  migrations: accountMigrations,
  status: () => ({ promotions: welcomePromotions }),
  handlers(surroundings) {
    openSignInCount(surroundings.kernel.metrics)
    return accountHandlers(surroundings)
  },
  guard: () => refuseIncomplete,
  jobs: (surroundings) => [
    { name: 'account.forget-expired', every: sweepEvery, run: () => sweep(surroundings) },
  ],
}
