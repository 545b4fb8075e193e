import type { DepositStatus, StaffRefund } from '@marquee/contract'

export const statusName: Record<DepositStatus, string> = {
  created: 'Sent to the provider',
  challenge: 'Bank asks the player',
  pending: 'Waiting for the provider',
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

/** Why purchases of ours end; what a provider says is its own words. */
const ourReasons: Partial<Record<string, string>> = {
  canceled_by_sum_limit_per_time: 'Over the player’s own limit',
  expired: 'Not answered in time',
  refunded_paid_too_late: 'Paid too late, refunded',
}

export const reasonText = (reason: string | null): string =>
  reason === null ? '' : (ourReasons[reason] ?? reason)

/** Why money that came too late goes back. */
export const refundReason: Record<StaffRefund['reason'], string> = {
  limit: 'Beyond a limit of the player',
  break: 'During a break or an exclusion',
  offer: 'The offer was gone',
}

export const refundState = {
  owed: 'Owed: ordered again every minute',
  ordered: 'Ordered at the provider',
} as const
