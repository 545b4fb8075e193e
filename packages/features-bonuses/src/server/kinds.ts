import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const bonusesKinds = {
  'free-bonus': { en: 'Free entries', es: 'Participaciones gratis' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof bonusesKinds> {}
}
