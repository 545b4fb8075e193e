/** Situations the provider's library reports, by its error code (ERR-15..24). */
export const situations: Record<string, string> = {
  'messaging/unsupported-browser': 'unsupported browser',
  'messaging/permission-blocked': 'permission blocked',
  'messaging/permission-default': 'permission default',
  'messaging/token-subscribe-failed': 'token subscribe failure',
  'messaging/token-update-failed': 'token update failure',
  'messaging/token-unsubscribe-failed': 'token unsubscribe failure',
  'messaging/token-subscribe-no-token': 'missing token',
  'messaging/token-update-no-token': 'missing token',
  'messaging/failed-service-worker-registration': 'failed worker registration',
  'messaging/indexed-db-unsupported': 'unsupported indexed database',
  'installations/app-offline': 'app offline',
}

/** The provider's own words for a browser it cannot work in (ERR-25). */
export const unsupportedBrowserText =
  "This browser doesn't support the API's required to use the Firebase SDK."

/** What went wrong, in the words of the specification. */
export function situationOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return (typeof code === 'string' && situations[code]) || 'unknown error'
}
