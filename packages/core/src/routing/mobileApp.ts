import { type LocaleCode, knownLocales } from '../i18n/types.ts'
import { localisedPath, splitLocale } from './locale.ts'
import { ownPath } from './paths.ts'

const prefix = /^\/mobile-app(?=\/|$)/

/**
 * Where an address below `/mobile-app` leads: the same without the prefix, with `webview=true`
 * (ROUTE-43). Null for every other address. The locale stays in front: `/es/mobile-app/vip` is
 * `/es/vip?webview=true`.
 */
export function mobileAppTarget(
  url: URL,
  locales: readonly LocaleCode[] = knownLocales,
): string | null {
  const { locale, path } = splitLocale(url.pathname, locales)
  if (!prefix.test(path)) return null
  const target = new URL(url)
  target.pathname = localisedPath(`/${path.replace(prefix, '').replace(/^\/+/, '')}`, locale)
  target.searchParams.set('webview', 'true')
  return ownPath(target)
}
