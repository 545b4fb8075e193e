import { defaultLocale, knownLocales, type LocaleCode } from '../i18n/types.ts'

/**
 * Splits the language prefix off a path: `/es/vip` is `/vip` in Spanish (ROUTE-47). Only a brand's
 * own locales are prefixes (ROUTE-49); without them, every locale there are texts for.
 */
export function splitLocale(
  pathname: string,
  locales: readonly LocaleCode[] = knownLocales,
): { locale: LocaleCode; path: string } {
  const [, first = ''] = pathname.split('/', 2)
  const locale = locales.find((known) => known === first)
  if (!locale) return { locale: defaultLocale, path: pathname }
  return { locale, path: pathname.slice(locale.length + 1) || '/' }
}

/** Puts the prefix of every locale but the default before a path, without a trailing slash on it (ROUTE-46). */
export function localisedPath(path: string, locale: LocaleCode): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The route's name as it stands on the page, in analytics and in tests (ROUTE-48). */
export const routeName = (name: string, locale: LocaleCode): string => `${name}___${locale}`
