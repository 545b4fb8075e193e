import type { KindsOf } from '@marquee/platform-kernel/ledgerKinds'
import { texts } from '../messages/texts.ts'

/** What this domain posts to the ledger. */
export const referralKinds = {
  'referral-inviter': texts('referral.kinds.referralInviter'),
  'referral-friend': texts('referral.kinds.referralFriend'),
}

declare module '@marquee/platform-kernel/ledgerKinds' {
  interface LedgerKinds extends KindsOf<typeof referralKinds> {}
}
