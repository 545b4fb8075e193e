import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const freeEntryKinds = {
  'free-entry': { en: 'Free entry by mail', es: 'Participación gratis por correo' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof freeEntryKinds> {}
}
