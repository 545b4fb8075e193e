import type { AppRuntime } from '../app/runtime.ts'
import { localisedPath, splitLocale } from './locale.ts'
import { ownPath } from './paths.ts'
import { checkTarget } from './targets.ts'
import { webviewAtom } from './webview.ts'

export interface NavigateOptions {
  /** The target may be another site. Without it, that is an error (NAV-04). */
  external?: boolean
  /** The way back leads past the present page. */
  replace?: boolean
  /** The server renders the target anew, as when a guest has become a player. */
  fresh?: boolean
}

const openDocument = (href: string, replace: boolean): void =>
  replace ? window.location.replace(href) : window.location.assign(href)

/** Paths, and addresses of this very site, as paths; everything else as it is. */
function ownOrGiven(target: string): string {
  const url = URL.parse(target)
  const isOwn = url && /^https?:$/.test(url.protocol) && url.origin === window.location.origin
  return isOwn ? url.pathname + url.search + url.hash : target
}

/**
 * The one door for going to what is only known as text: an address from an answer, a query, a push.
 * A path without locale is taken in the page's own; one with another locale opens a new document.
 * @throws when the target is another site and `external` was not given, and for every address that
 * is no page, such as `javascript:` (NAV-04..08).
 */
export async function navigateTo(
  runtime: Pick<AppRuntime, 'brand' | 'locale' | 'router' | 'store'>,
  target: string,
  { external = false, replace = false, fresh = false }: NavigateOptions = {},
): Promise<void> {
  const given = ownOrGiven(target)
  checkTarget(given, external)
  const url = new URL(given, window.location.href)
  if (url.origin !== window.location.origin) return openDocument(url.href, replace)
  const { locale, path } = splitLocale(url.pathname, runtime.brand.locales)
  const wanted = path === url.pathname ? runtime.locale : locale
  url.pathname = localisedPath(path, wanted)
  if (runtime.router && !fresh && wanted === runtime.locale) {
    await runtime.router.navigate({ href: ownPath(url), replace })
    return
  }
  // A new document knows by its address alone that it stands inside of a native app.
  if (runtime.store.get(webviewAtom)) url.searchParams.set('webview', 'true')
  openDocument(ownPath(url), replace)
}
