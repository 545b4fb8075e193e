import { ownPath } from './paths.ts'

/** The same address without its parameter `aa`, or null where it has none (SESSION-05). */
export function withoutAa(url: URL): string | null {
  if (!url.searchParams.has('aa')) return null
  const target = new URL(url)
  target.searchParams.delete('aa')
  return ownPath(target)
}
