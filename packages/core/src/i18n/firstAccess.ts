import { defaultLocale, type LocaleCode } from './types.ts'

/** The shell's own memory of the locale, and the one that the platform reads (TEN-06). */
export const localeCookies = ['i18n_redirected', 'language'] as const
/** 365 days, in seconds (I18N-03). */
export const localeCookieAge = 365 * 86_400

export interface FirstAccess {
  locale: LocaleCode
  /** `Set-Cookie` lines to answer with. */
  cookies: string[]
}

interface Visit {
  locales: readonly LocaleCode[]
  /** The visitor's cookies. */
  cookies: Record<string, string | undefined>
  /** The `Accept-Language` header. */
  acceptLanguage: string
  /** Whether cookies may only travel encrypted. */
  secure: boolean
}

/** Languages of an `Accept-Language` header, the most wanted first; regions are left out. */
export function languagesOf(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean)
      return { language: tag.split('-')[0] ?? '', quality: quality === undefined ? 1 : +quality }
    })
    .filter(({ language, quality }) => language !== '' && quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
}

/**
 * The locale of somebody who comes to the root: from the cookie, else the browser's languages
 * (I18N-05), with the cookies that do not say so yet (I18N-03, I18N-06).
 */
export function firstAccess({ locales, cookies, acceptLanguage, secure }: Visit): FirstAccess {
  const known = (code: string | undefined): LocaleCode | undefined =>
    locales.find((locale) => locale === code)
  const locale =
    known(cookies.i18n_redirected) ??
    languagesOf(acceptLanguage)
      .map(known)
      .find((found) => found !== undefined) ??
    defaultLocale
  const missing = localeCookies.filter((name) => cookies[name] !== locale)
  return {
    locale,
    cookies: missing.map(
      (name) =>
        `${name}=${locale}; Path=/; Max-Age=${localeCookieAge}; SameSite=Lax${secure ? '; Secure' : ''}`,
    ),
  }
}
