import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const bingoKinds = {
  bingo: { en: 'Bingo', es: 'Bingo' },
  'bingo-store': { en: 'Bingo store', es: 'Tienda de bingo' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof bingoKinds> {}
}
