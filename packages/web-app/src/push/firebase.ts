import type { PushConfig } from '@marquee/core'
import { registerWorker } from '../pwa/registerWorker.ts'
import type { PushProvider } from './config.ts'
import { relayProvider } from './endpoints.ts'
import { unsupportedBrowserText } from './errors.ts'

let relays = false

/**
 * The provider's library, fetched when it is first needed. It keeps the token record (PUSH-01) in
 * IndexedDB, refreshes it after 7 days and replaces it when the subscription differs.
 * @throws the library's own errors, and those of registering the service worker.
 */
export async function loadFirebase(config: PushConfig): Promise<PushProvider> {
  const { vapidKey, endpoints, ...options } = config
  const [{ FirebaseError, getApps, initializeApp }, messaging, serviceWorkerRegistration] =
    await Promise.all([import('firebase/app'), import('firebase/messaging'), registerWorker()])
  // Asked first, because `getMessaging` answers a browser it cannot work in with an unhandled rejection.
  if (!(await messaging.isSupported())) {
    throw new FirebaseError('messaging/unsupported-browser', unsupportedBrowserText)
  }
  if (endpoints && !relays) relayProvider(endpoints)
  relays = true
  const service = messaging.getMessaging(getApps()[0] ?? initializeApp(options))
  const token = () => messaging.getToken(service, { vapidKey, serviceWorkerRegistration })
  return {
    token,
    onMessage: (listener) => void messaging.onMessage(service, listener),
    async deleteToken() {
      // The library learns of the shared service worker only by asking for the token.
      await token()
      return messaging.deleteToken(service)
    },
  }
}
