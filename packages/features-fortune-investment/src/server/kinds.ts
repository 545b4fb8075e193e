import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const fortuneInvestmentKinds = {
  'set-aside': texts('kinds.setAside'),
  'set-aside-return': texts('kinds.setAsideReturn'),
  'fortune-investment': texts('kinds.fortuneInvestment'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof fortuneInvestmentKinds> {}
}
