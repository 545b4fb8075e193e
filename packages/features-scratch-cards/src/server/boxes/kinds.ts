import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const magicBoxKinds = {
  'magic-box': { en: 'Cosmic box', es: 'Caja cósmica' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof magicBoxKinds> {}
}
