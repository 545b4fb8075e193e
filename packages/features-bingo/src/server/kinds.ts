import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from './messages/texts.ts'

/** What this domain posts to the ledger. */
export const bingoKinds = {
  bingo: texts('kinds.bingo'),
  'bingo-store': texts('kinds.bingoStore'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof bingoKinds> {}
}
