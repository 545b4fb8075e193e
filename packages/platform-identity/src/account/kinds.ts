import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const accountKinds = {
  'welcome-gift': { en: 'Welcome gift', es: 'Regalo de bienvenida' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof accountKinds> {}
}
