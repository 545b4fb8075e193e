import { redirect } from '@tanstack/react-router'
import type { AppRuntime } from '../app/runtime.ts'
import { keepFocus } from './keepFocus.ts'
import { keepPlace } from './keepPlace.ts'
import { buildManifest } from './manifest.ts'
import { mobileAppTarget } from './mobileApp.ts'
import { ruleFor } from './routeRules.ts'
import { parseSearch } from './search.ts'
import { showProgress } from './showProgress.ts'
import { checkTarget } from './targets.ts'
import { readWebview } from './webview.ts'
import { withoutAa } from './withoutAa.ts'

/** Note the place of the page that is left, and that another was asked for; made at the first navigation. */
let notePlace: (() => void) | undefined
let noteAsked: (() => void) | undefined

/**
 * What the browser does before every navigation and prefetch, as the server does before every page:
 * `/mobile-app` and `aa` are taken out of the address (ROUTE-43, SESSION-05), and the route rules are
 * looked up (ROUTE-50..52).
 * @param href where the visitor wants to go, locale and query included.
 * @throws a router redirect: one inside the site is followed, another sets the browser's location.
 */
export async function beforeNavigation(
  runtime: AppRuntime,
  href: string,
  isPrefetch: boolean,
): Promise<void> {
  const { locales } = runtime.brand
  if (!isPrefetch && runtime.router) {
    if (!notePlace) {
      notePlace = keepPlace(runtime.router)
      keepFocus(runtime.router)
      noteAsked = showProgress(runtime.router)
    }
    notePlace()
    noteAsked?.()
  }
  const url = new URL(href, window.location.origin)
  const cleaned = mobileAppTarget(url, locales) ?? withoutAa(url)
  if (cleaned) throw redirect({ href: cleaned, replace: true })
  if (!isPrefetch) readWebview(runtime, parseSearch(url.search))
  const manifest = await buildManifest(runtime)
  const ruled = ruleFor(manifest?.routeRules ?? {}, url.pathname + url.search, locales)
  if (!ruled) return
  checkTarget(ruled.to, ruled.isExternal)
  throw redirect({ href: ruled.to, replace: true })
}
