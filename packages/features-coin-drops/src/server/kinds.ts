import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const coinDropsKinds = {
  'coin-drop': { en: 'Coin drop', es: 'Lluvia de monedas' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof coinDropsKinds> {}
}
