import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const cashKinds = {
  purchase: texts('kinds.purchase'),
  redemption: texts('kinds.redemption'),
  'redemption-return': texts('kinds.redemptionReturn'),
  'redemption-paid': texts('kinds.redemptionPaid'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof cashKinds> {}
}
