import { historyDomains } from '../contract/index.ts'
import type { PlatformModule } from '@marquee/platform-kernel/module'
import { historyHandlers } from './handlers.ts'

/** What the ledger and the rounds say of a player's year: entries, statements, rounds to see again. */
export const history: PlatformModule = {
  name: 'history',
  domains: historyDomains,
  handlers: historyHandlers,
}
