import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const funmachineKinds = {
  funmachine: { en: 'Funmachine', es: 'Funmachine' },
  funmeter: { en: 'Funmeter', es: 'Funmeter' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof funmachineKinds> {}
}
