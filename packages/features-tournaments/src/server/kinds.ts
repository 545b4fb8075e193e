import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const tournamentsKinds = {
  tournament: { en: 'Tournament', es: 'Torneo' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof tournamentsKinds> {}
}
