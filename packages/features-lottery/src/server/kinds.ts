import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const lotteryKinds = {
  lottery: { en: 'Lottery', es: 'Lotería' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof lotteryKinds> {}
}
