import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const luckyDiceKinds = {
  'lucky-dice': { en: 'Lucky dice', es: 'Dados de la suerte' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof luckyDiceKinds> {}
}
