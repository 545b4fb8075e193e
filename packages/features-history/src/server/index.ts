import { historyDomains } from '../contract/index.ts'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { historyHandlers } from './handlers.ts'
import { forgetLinks } from './links.ts'
import { historyMigrations } from './migrations.ts'
import { historyFields } from './settings.ts'

/** How often links that are over are forgotten, in ms. */
const forgetEvery = 60 * 60_000

/** What the ledger and the rounds say of a player's year: entries, statements, rounds to see again and to share. */
export const history: PlatformModule = {
  name: 'history',
  domains: historyDomains,
  settings: historyFields,
  migrations: historyMigrations,
  handlers: historyHandlers,
  jobs: ({ kernel }) => [
    { name: 'history.forget-links', every: forgetEvery, run: () => forgetLinks(kernel) },
  ],
}
