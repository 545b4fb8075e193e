import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const dailyChestsKinds = {
  'daily-chest': { en: 'Daily chest', es: 'Cofre diario' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof dailyChestsKinds> {}
}
