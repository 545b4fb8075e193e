import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const wheelsKinds = {
  wheel: texts('kinds.wheel'),
  lootbox: texts('kinds.lootbox'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof wheelsKinds> {}
}
