import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const miniSlotKinds = {
  'mini-slot': texts('kinds.miniSlot'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof miniSlotKinds> {}
}
