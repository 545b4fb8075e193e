import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const miniSlotKinds = {
  'mini-slot': { en: 'Mini slot', es: 'Mini tragamonedas' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof miniSlotKinds> {}
}
