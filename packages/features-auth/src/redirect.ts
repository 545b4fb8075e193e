import { firstOf, safePath, splitLocale } from '@marquee/core'

const lobby = '/lobby/'

/**
 * Where a new player goes on, without locale: what `redirectUrl` names on this site, else the lobby.
 * The guest's home is the lobby's door, so that it leads there too.
 */
export function targetAfter(redirectUrl: unknown): string {
  const path = safePath(firstOf(redirectUrl))
  if (path === null) return lobby
  const { pathname, search, hash } = new URL(path, 'http://site.invalid')
  const target = `${splitLocale(pathname).path}${search}${hash}`
  return target === '/' ? lobby : target
}

const completion = '/registration-complete/'

/** Where somebody who has just signed up goes: by way of the page that completes it, where there is one. */
export const targetAfterSignUp = (redirectUrl: unknown, hasCompletionPage: boolean): string => {
  const target = targetAfter(redirectUrl)
  if (!hasCompletionPage) return target
  return `${completion}?${new URLSearchParams({ redirectUrl: target })}`
}

/** The query that links between sign in and sign up hand on. */
export function keptQuery(search: Record<string, unknown>): { redirectUrl: string } | undefined {
  const redirectUrl = safePath(firstOf(search['redirectUrl']))
  return redirectUrl === null ? undefined : { redirectUrl }
}
