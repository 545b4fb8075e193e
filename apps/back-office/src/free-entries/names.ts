import type { FreeEntryReason, FreeEntryStatus } from './calls.ts'

export const statusName: Record<FreeEntryStatus, string> = {
  open: 'No card yet',
  review: 'Needs a second approval',
  credited: 'Credited',
  refused: 'Refused',
}

export const statusColor = {
  open: 'default',
  review: 'warning',
  credited: 'success',
  refused: 'error',
} as const satisfies Record<FreeEntryStatus, string>

/** What the player reads begins with this, with how to do better. */
export const reasonName: Record<FreeEntryReason, string> = {
  unreadable: 'The card cannot be read',
  'not-by-hand': 'Printed or copied, not written by hand',
  details: 'Name, address or email are not the account’s',
  'too-many': 'More cards with this postmark than count',
  other: 'Something else (say what below)',
}
