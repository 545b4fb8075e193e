import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from '../messages/texts.ts'

/** What this domain posts to the ledger. */
export const jackpotsKinds = {
  'jackpot-seed': texts('jackpots.kinds.jackpotSeed'),
  'jackpot-drop': texts('jackpots.kinds.jackpotDrop'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof jackpotsKinds> {}
}
