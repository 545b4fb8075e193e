import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const roundsKinds = {
  'round-stake': { en: 'Stake', es: 'Jugada' },
  'round-raise': { en: 'Added stake', es: 'Jugada añadida' },
  'round-win': { en: 'Win', es: 'Ganancia' },
  'free-spin-stake': { en: 'Gift spin', es: 'Giro de regalo' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof roundsKinds> {}
}
