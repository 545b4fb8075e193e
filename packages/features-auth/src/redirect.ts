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

/** Where the brand welcomes a new player: on a page of its own, or in a modal over the target. */
export interface Welcome {
  page: string | null
  hasModal: boolean
}

/** Where somebody who has just signed up goes: by way of the welcome, once (ROUTE-06). */
export function targetAfterSignUp(redirectUrl: unknown, { page, hasModal }: Welcome): string {
  const target = targetAfter(redirectUrl)
  if (page) return `${page}?${new URLSearchParams({ redirectUrl: target })}`
  const { pathname, searchParams, hash } = new URL(target, 'http://site.invalid')
  if (!hasModal || searchParams.has('openModal')) return target
  searchParams.set('openModal', 'welcome')
  return `${pathname}?${searchParams}${hash}`
}

/** The query that links between sign in and sign up hand on. */
export function keptQuery(search: Record<string, unknown>): { redirectUrl: string } | undefined {
  const redirectUrl = safePath(firstOf(search['redirectUrl']))
  return redirectUrl === null ? undefined : { redirectUrl }
}
