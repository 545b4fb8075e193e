/** What of a browser the check looks at; the window itself fits. */
export interface SupportScope {
  indexedDB?: unknown
  PushManager?: unknown
  Notification?: unknown
  fetch?: unknown
  navigator: { cookieEnabled?: boolean; serviceWorker?: unknown }
  ServiceWorkerRegistration?: { prototype: object }
  PushSubscription?: { prototype: object }
}

const has = (type: { prototype: object } | undefined, member: string): boolean =>
  type !== undefined && Object.hasOwn(type.prototype, member)

/** Push needs all eight (PUSH-16..23); each with the reason that is logged when it is missing. */
const capabilities: [reason: string, test: (scope: SupportScope) => boolean][] = [
  ['indexedDB is missing', (scope) => Boolean(scope.indexedDB)],
  ['cookies are disabled', ({ navigator }) => navigator.cookieEnabled === true],
  ['service workers are missing', ({ navigator }) => Boolean(navigator.serviceWorker)],
  ['the push manager is missing', (scope) => Boolean(scope.PushManager)],
  ['notifications are missing', (scope) => Boolean(scope.Notification)],
  ['fetch is missing', (scope) => Boolean(scope.fetch)],
  [
    'service workers cannot show notifications',
    (scope) => has(scope.ServiceWorkerRegistration, 'showNotification'),
  ],
  ['push subscriptions do not give their keys', (scope) => has(scope.PushSubscription, 'getKey')],
]

/** Why push cannot work here; empty when it can. */
export const unsupportedReasons = (scope: SupportScope): string[] =>
  capabilities.filter(([, test]) => !test(scope)).map(([reason]) => reason)
