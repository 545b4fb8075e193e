/** Stands for whatever site the page is on: only what stays on it is a path of this site. */
export const anySite = 'http://site.invalid'

/**
 * A path of this site and nothing else; what `redirectUrl` may hold. Turned away with other sites'
 * addresses is what becomes one when a part in front of it is taken off: `/es//host`, `/.//host`.
 */
export function safePath(value: unknown): string | null {
  // Browsers read `//host`, `/\host` and control characters inside as another site's address.
  if (typeof value !== 'string' || !value.startsWith('/') || /[\u0000-\u001f]/.test(value))
    return null
  const url = URL.parse(value, anySite)
  return url?.origin === anySite && !url.pathname.includes('//') ? value : null
}

/** An address of this site as a path that leads nowhere else, query and hash included. */
export const ownPath = ({ pathname, search, hash }: URL): string =>
  `/${pathname.replace(/^\/+/, '')}${search}${hash}`
