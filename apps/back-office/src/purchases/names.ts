import type { DepositStatus } from '@marquee/contract'

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
