import { trustedScriptUrl } from '@marquee/core'

/** Where the build puts the worker; its scope is the whole site. */
const workerFile = '/sw.js'

let registering: Promise<ServiceWorkerRegistration> | undefined

/**
 * Registers the site's one service worker, once.
 * @throws when the browser refuses; the next call tries again.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration> {
  registering ??= navigator.serviceWorker.register(trustedScriptUrl(workerFile), {
    scope: '/',
    updateViaCache: 'none',
  })
  try {
    return await registering
  } catch (error) {
    registering = undefined
    throw error
  }
}
