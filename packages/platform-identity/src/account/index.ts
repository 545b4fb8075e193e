import { accountKinds } from './kinds.ts'
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

/** Accounts: sign-up, sign-in, sessions, passwords. */
export const account: PlatformModule = {
  name: 'account',
  ledgerKinds: accountKinds,
  settings: accountFields,
  migrations: accountMigrations,
  status: () => ({ promotions: welcomePromotions }),
  handlers: accountHandlers,
  guard: () => refuseIncomplete,
  jobs: (surroundings) => [
    { name: 'account.forget-expired', every: sweepEvery, run: () => sweep(surroundings) },
  ],
}
