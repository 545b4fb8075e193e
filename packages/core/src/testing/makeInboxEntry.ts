import type { InboxEntry } from '@marquee/contract'

/** An entry of the inbox as the platform answers it: unread, a friend who joined. */
export const makeInboxEntry = (overrides: Partial<InboxEntry> = {}): InboxEntry => ({
  id: 1,
  kind: 'friend',
  params: {},
  coins: 0,
  entries: 0,
  at: Date.UTC(2026, 10, 20, 12),
  isRead: false,
  ...overrides,
})
