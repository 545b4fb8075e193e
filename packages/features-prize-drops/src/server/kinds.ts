import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const prizeDropsKinds = {
  'prize-drop': { en: 'Prize drop', es: 'Caída de premios' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof prizeDropsKinds> {}
}
