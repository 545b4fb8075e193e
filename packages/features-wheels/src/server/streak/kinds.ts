import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const depositStreakKinds = {
  'deposit-streak': { en: 'Streak of purchases', es: 'Racha de compras' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof depositStreakKinds> {}
}
