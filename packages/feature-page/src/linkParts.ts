import type { AppPath } from '@marquee/core'

/** A link as data writes it, in the parts that the router takes. */
export function linkParts(link: string): { to: AppPath; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(link, 'http://site.invalid')
  return { to: pathname as AppPath, search: Object.fromEntries(searchParams) }
}
