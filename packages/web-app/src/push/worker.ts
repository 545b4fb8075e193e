import { initializeApp } from 'firebase/app'
import { getMessaging } from 'firebase/messaging/sw'
import { serveOffline } from '../pwa/serveOffline.ts'
import { workerPush, workerScope, workerSettings } from '../pwa/workerScope.ts'
import { relayProvider } from './endpoints.ts'

// The service worker of a brand with push: the provider's library shows what comes while no page is
// in sight, and hands it to the page otherwise.
serveOffline(workerScope(), workerSettings())
const push = workerPush()
if (push) {
  const { vapidKey: _, endpoints, ...options } = push
  if (endpoints) relayProvider(endpoints)
  getMessaging(initializeApp(options))
}
