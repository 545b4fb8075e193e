import type { DepositStatus, StaffRefund } from '@marquee/contract'

export const statusName: Record<DepositStatus, string> = {
  created: 'Sent to the provider',
  challenge: 'Bank asks the player',
  pending: 'Waits for the provider',
  complete: 'Complete',
  declined: 'Declined',
  failed: 'Ended by us',
  canceled: 'Canceled by the player',
}

export const statusColor = {
  created: 'default',
  challenge: 'info',
  pending: 'warning',
  complete: 'success',
  declined: 'error',
  failed: 'error',
  canceled: 'default',
} as const satisfies Record<DepositStatus, string>

/** Why money that came too late goes back. */
export const refundReason: Record<StaffRefund['reason'], string> = {
  limit: 'Beyond a limit of the player',
  break: 'During a break or an exclusion',
  offer: 'The offer was gone',
}

export const refundState = {
  owed: 'Owed: ordered again each minute',
  ordered: 'Ordered at the provider',
} as const
