import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const moneyBoxKinds = {
  'money-box': { en: 'Money box', es: 'Alcancía' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof moneyBoxKinds> {}
}
