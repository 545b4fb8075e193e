import type { Shelf } from './catalogue/shelf.ts'

/**
 * Whether an address names something that exists. While the catalogue could not be had nothing is
 * refused: the page says that it failed and offers to try again.
 */
export function isCatalogued(
  shelf: Shelf | null,
  kind: 'issue' | 'provider' | 'game',
  name: string | undefined,
): boolean {
  if (!name) return false
  if (!shelf) return true
  if (kind === 'issue') return shelf.issue(name) !== undefined
  if (kind === 'provider') return shelf.provider(name) !== undefined
  return shelf.game(Number(name)) !== undefined || shelf.all.some(({ slug }) => slug === name)
}
