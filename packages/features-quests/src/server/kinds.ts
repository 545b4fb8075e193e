import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const questsKinds = {
  quest: { en: 'Quest', es: 'Misión' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof questsKinds> {}
}
