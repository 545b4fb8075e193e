import { type LocaleCode, knownLocales } from '../i18n/types.ts'
import { localisedPath, splitLocale } from './locale.ts'
import { anySite, ownPath } from './paths.ts'

export const redirectStatuses = [301, 302, 307, 308] as const
export type RedirectStatus = (typeof redirectStatuses)[number]

/** What happens to a path. A rule may carry a redirect (ROUTE-53). */
export interface RouteRule {
  redirect?: {
    /** A path of the brand without locale, or an https address on one of its `allowedHosts`. */
    to: string
    /** 302 when left out. */
    status?: RedirectStatus
  }
}

/**
 * Rules by path, without locale. A path that ends in `/**` stands for itself and all below it; a
 * target that ends so too takes over what comes below.
 */
export type RouteRules = Record<string, RouteRule>

export interface RuledRedirect {
  /** Locale and query included; a path, or another site's address. */
  to: string
  status: RedirectStatus
  isExternal: boolean
}

const wildcard = '/**'
const bare = (path: string): string => path.replace(/\/+$/, '') || '/'
const baseOf = (pattern: string): string =>
  bare(pattern.endsWith(wildcard) ? pattern.slice(0, -wildcard.length) : pattern)
/** What of a path lies below a base: '' for the base itself, null for what lies elsewhere. */
const restBelow = (base: string, path: string): string | null => {
  if (path === base) return ''
  const rest = base === '/' ? path : path.slice(base.length)
  return path.startsWith(base) && rest.startsWith('/') ? rest : null
}

/** The rule for a path: the exact one, else the one with the longest pattern. */
function findRule(rules: RouteRules, path: string): { base: string; rule: RouteRule } | null {
  const fitting = Object.entries(rules)
    .map(([pattern, rule]) => ({ base: baseOf(pattern), isWide: pattern.endsWith(wildcard), rule }))
    .filter(({ base, isWide }) => (isWide ? restBelow(base, path) !== null : base === path))
    .sort(
      (one, other) =>
        Number(one.isWide) - Number(other.isWide) || other.base.length - one.base.length,
    )
  return fitting[0] ?? null
}

/** Puts what lies below the pattern below the target, and nothing that would leave the target's host. */
const extended = (to: string, rest: string): string =>
  to.endsWith(wildcard) ? to.slice(0, -wildcard.length) + rest.replace(/\/{2,}/g, '/') : to

function ownTarget(to: string, from: URL, locale: LocaleCode): string {
  const target = new URL(anySite + (to || '/'))
  for (const [name, value] of from.searchParams) {
    if (!target.searchParams.has(name)) target.searchParams.append(name, value)
  }
  target.pathname = localisedPath(bare(target.pathname) === '/' ? '/' : target.pathname, locale)
  return ownPath(target)
}

/**
 * Looks up what the rules say of a path, as it stands in the address: locale and query included
 * (ROUTE-50). Null when they say nothing. The visitor's query goes along inside of the site, never
 * to another one.
 */
export function ruleFor(
  rules: RouteRules,
  path: string,
  locales: readonly LocaleCode[] = knownLocales,
): RuledRedirect | null {
  const from = new URL(anySite + path)
  const split = splitLocale(from.pathname, locales)
  const found = findRule(rules, bare(split.path))
  if (!found?.rule.redirect) return null
  const { to, status = 302 } = found.rule.redirect
  const target = extended(to, restBelow(found.base, bare(split.path)) ?? '')
  if (!to.startsWith('/')) return { to: target, status, isExternal: true }
  const own = ownTarget(target, from, split.locale)
  return bare(new URL(anySite + own).pathname) === bare(from.pathname)
    ? null
    : { to: own, status, isExternal: false }
}
