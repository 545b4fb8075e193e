import { describe, expect, it } from 'vitest'
import { type SupportScope, unsupportedReasons } from './support.ts'

const makeScope = (overrides: Partial<SupportScope> = {}): SupportScope => ({
  indexedDB: {},
  PushManager: {},
  Notification: {},
  fetch: () => {},
  navigator: { cookieEnabled: true, serviceWorker: {} },
  ServiceWorkerRegistration: { prototype: { showNotification: true } },
  PushSubscription: { prototype: { getKey: true } },
  ...overrides,
})

const navigator = { cookieEnabled: true, serviceWorker: {} }
const lacks: [string, string, Partial<SupportScope>][] = [
  ['PUSH-16', 'indexedDB is missing', { indexedDB: undefined }],
  ['PUSH-17', 'cookies are disabled', { navigator: { ...navigator, cookieEnabled: false } }],
  [
    'PUSH-18',
    'service workers are missing',
    { navigator: { ...navigator, serviceWorker: undefined } },
  ],
  ['PUSH-19', 'the push manager is missing', { PushManager: undefined }],
  ['PUSH-20', 'notifications are missing', { Notification: undefined }],
  ['PUSH-21', 'fetch is missing', { fetch: undefined }],
  [
    'PUSH-22',
    'service workers cannot show notifications',
    { ServiceWorkerRegistration: { prototype: {} } },
  ],
  ['PUSH-23', 'push subscriptions do not give their keys', { PushSubscription: { prototype: {} } }],
]

describe('unsupportedReasons', () => {
  it('finds nothing wrong with a browser that has all eight', () => {
    expect(unsupportedReasons(makeScope())).toEqual([])
  })
  it.each(lacks)('%s says: %s', (_id, reason, lack) => {
    expect(unsupportedReasons(makeScope(lack))).toEqual([reason])
  })
  it('names every reason of a browser that has none of it', () => {
    expect(unsupportedReasons({ navigator: {} })).toHaveLength(8)
  })
})
