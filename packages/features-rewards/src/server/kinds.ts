import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const rewardsKinds = {
  'account-reward': { en: 'Reward for your profile', es: 'Premio por tu perfil' },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof rewardsKinds> {}
}
