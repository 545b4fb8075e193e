import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const wheelsKinds = {
  wheel: { en: 'Wheel', es: 'Rueda' },
  lootbox: { en: 'Box', es: 'Caja' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof wheelsKinds> {}
}
