import type { Brand } from '../brand/types.ts'
import { ownPath } from './paths.ts'

/**
 * Where an answer of the platform may lead: a path of the site at `origin`, or an https address on
 * one of the brand's `allowedHosts` (SESSION-04, TEN-09). Null for everything else, which the caller
 * logs and drops.
 */
export function allowedTarget(
  { allowedHosts }: Pick<Brand, 'allowedHosts'>,
  target: string,
  origin: string,
): string | null {
  const url = URL.parse(target, origin)
  if (!url || url.username || url.password || !/^https?:$/.test(url.protocol)) return null
  if (url.origin === origin) return ownPath(url)
  return url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : null
}
