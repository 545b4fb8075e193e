import type { InboxSetting } from '@marquee/contract'

/** What a player may choose for each kind of message, as the platform answers it. */
export const makeInboxSettings = (): InboxSetting[] => [
  { kind: 'security', push: 'none', mail: 'always' },
  { kind: 'purchase', push: 'on', mail: 'always' },
  { kind: 'redemption', push: 'on', mail: 'always' },
  { kind: 'bonus', push: 'on', mail: 'on' },
  { kind: 'expiring', push: 'on', mail: 'none' },
  { kind: 'friend', push: 'on', mail: 'none' },
  { kind: 'tournament', push: 'off', mail: 'none' },
]
