import { type GivenPath, givenPath } from '@marquee/core'

/** A link as data writes it, in the parts that the router takes. */
export function linkParts(link: string): { to: GivenPath; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(link, 'http://site.invalid')
  return { to: givenPath(pathname), search: Object.fromEntries(searchParams) }
}
