import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const rankLeagueKinds = {
  'rank-level': { en: 'VIP club level', es: 'Nivel del club VIP' },
  'rank-weekly': { en: 'VIP club weekly reward', es: 'Premio semanal del club VIP' },
  cashback: { en: 'Cashback', es: 'Cashback' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof rankLeagueKinds> {}
}
