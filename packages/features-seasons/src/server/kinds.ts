import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const seasonsKinds = {
  season: { en: 'Season award', es: 'Premio de temporada' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof seasonsKinds> {}
}
