import type { PushChannel, PushPayload } from '@marquee/contract'
import type { AnyPush } from '@marquee/realtime'
import type { Notification } from './notifications.ts'

/** A push as the connection hands it on. */
export const makePush = <C extends PushChannel>(
  channel: C,
  data: PushPayload<C>,
  overrides: Partial<Pick<AnyPush, 'seq' | 'at'>> = {},
): AnyPush =>
  ({ seq: 7, at: Date.UTC(2026, 10, 20, 12), channel, data, ...overrides }) as unknown as AnyPush

export const makeNotification = (overrides: Partial<Notification> = {}): Notification => ({
  id: 'cash-7',
  text: 'background:notifications.coins',
  values: { coins: 500 },
  at: Date.UTC(2026, 10, 20, 12),
  read: false,
  ...overrides,
})
