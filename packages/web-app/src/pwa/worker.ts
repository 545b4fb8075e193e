import { serveOffline } from './serveOffline.ts'
import { workerScope, workerSettings } from './workerScope.ts'

// The service worker of a brand without push.
serveOffline(workerScope(), workerSettings())
