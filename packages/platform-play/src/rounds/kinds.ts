import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from '../messages/texts.ts'

/** What this domain posts to the ledger. */
export const roundsKinds = {
  'round-stake': texts('rounds.kinds.roundStake'),
  'round-raise': texts('rounds.kinds.roundRaise'),
  'round-win': texts('rounds.kinds.roundWin'),
  'free-spin-stake': texts('rounds.kinds.freeSpinStake'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof roundsKinds> {}
}
