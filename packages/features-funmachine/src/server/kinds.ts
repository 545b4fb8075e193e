import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const funmachineKinds = {
  funmachine: texts('kinds.funmachine'),
  funmeter: texts('kinds.funmeter'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof funmachineKinds> {}
}
