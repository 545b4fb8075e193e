import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'

/** What this domain posts to the ledger. */
export const referralKinds = {
  'referral-inviter': { en: 'Reward for inviting a friend', es: 'Premio por invitar a un amigo' },
  'referral-friend': {
    en: 'Gift for joining by invitation',
    es: 'Regalo por llegar con invitación',
  },
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof referralKinds> {}
}
