import type {
  IdentityStatus,
  RedemptionReason,
  RedemptionStatus,
  RedemptionStepKind,
} from '@marquee/contract'

export const statusName: Record<RedemptionStatus, string> = {
  pending: 'Needs review',
  asked: 'Waiting for the player',
  approved: 'Being paid',
  paid: 'Paid',
  rejected: 'Rejected',
  canceled: 'Canceled by the player',
}

export const statusColor = {
  pending: 'warning',
  asked: 'info',
  approved: 'info',
  paid: 'success',
  rejected: 'error',
  canceled: 'default',
} as const satisfies Record<RedemptionStatus, string>

export const stepName: Record<RedemptionStepKind, string> = {
  requested: 'Requested',
  asked: 'Player was asked',
  answered: 'Player answered',
  reviewed: 'First approval',
  approved: 'Approved',
  paid: 'Paid',
  rejected: 'Rejected',
  canceled: 'Canceled by the player',
}

/** What the player reads begins with this, each with how to fix it. */
export const reasonName: Record<RedemptionReason, string> = {
  'identity-document': 'ID: a new picture is needed',
  'address-proof': 'Proof of address is missing',
  'account-owner': 'The account is in another name',
  'account-details': 'The account number doesn’t work',
  location: 'Not available where the player lives',
  'duplicate-account': 'More than one account',
  rules: 'Against the rules',
  other: 'Something else (say what below)',
}

export const identityName: Record<IdentityStatus, string> = {
  approved: 'Verified',
  pending: 'Being checked',
  rejected: 'Rejected',
  duplicateCredentials: 'Known from another account',
}
