import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const prizeDropsKinds = {
  'prize-drop': texts('kinds.prizeDrop'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof prizeDropsKinds> {}
}
