import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const dailyLoginKinds = {
  'daily-login': { en: 'Daily reward', es: 'Premio diario' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof dailyLoginKinds> {}
}
