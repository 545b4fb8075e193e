import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const scratchCardsKinds = {
  'scratch-card': { en: 'Scratch card', es: 'Rasca' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof scratchCardsKinds> {}
}
