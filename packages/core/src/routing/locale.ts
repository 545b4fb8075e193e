import { defaultLocale, knownLocales, type LocaleCode } from '../i18n/types.ts'

const prefix = new RegExp(`^/(${knownLocales.join('|')})(?=/|$)`)

/** Splits the language prefix off a path: `/es/vip` is `vip` in Spanish (ROUTE-47). */
export function splitLocale(pathname: string): { locale: LocaleCode; path: string } {
  const match = prefix.exec(pathname)
  if (!match) return { locale: defaultLocale, path: pathname }
  return { locale: match[1] as LocaleCode, path: pathname.slice(match[0].length) || '/' }
}

/** Puts the prefix of every locale but the default before a path, without a trailing slash on it (ROUTE-46). */
export function localisedPath(path: string, locale: LocaleCode): string {
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The route's name as analytics and route rules know it (ROUTE-48). */
export const routeName = (name: string, locale: LocaleCode): string => `${name}___${locale}`
