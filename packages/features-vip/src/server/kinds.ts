import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const rankLeagueKinds = {
  'rank-level': texts('kinds.rankLevel'),
  'rank-weekly': texts('kinds.rankWeekly'),
  cashback: texts('kinds.cashback'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof rankLeagueKinds> {}
}
