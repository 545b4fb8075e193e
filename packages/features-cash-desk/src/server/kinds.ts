import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const cashKinds = {
  purchase: { en: 'Purchase', es: 'Compra' },
  redemption: { en: 'Redemption', es: 'Canje' },
  'redemption-return': { en: 'Redemption returned', es: 'Canje devuelto' },
  'redemption-paid': { en: 'Redemption paid', es: 'Canje pagado' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof cashKinds> {}
}
