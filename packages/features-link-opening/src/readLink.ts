/** What a pasted text is: an address of this site, of another one, or no link at all. */
export type ReadLink =
  | { kind: 'own'; path: string }
  | { kind: 'other'; host: string }
  | { kind: 'none' }

/** The first word of a text that looks like an address; people copy sentences with their links. */
const candidate = (text: string): string | undefined =>
  text
    .trim()
    .split(/\s+/)
    .find((word) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(word))

/** Reads a link as it was pasted; `origin` is this site's own. */
export function readLink(text: string, origin: string): ReadLink {
  const word = candidate(text)
  const url = word === undefined ? null : URL.parse(word, origin)
  if (!url || !/^https?:$/.test(url.protocol)) return { kind: 'none' }
  if (url.origin !== origin) return { kind: 'other', host: url.host }
  return { kind: 'own', path: `/${url.pathname.replace(/^\/+/, '')}${url.search}${url.hash}` }
}
