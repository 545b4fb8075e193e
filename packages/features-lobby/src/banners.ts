import type { Banner } from '@marquee/contract'
import { type GivenPath, givenPath } from '@marquee/core'

/** Promo banners first (HOME-03), otherwise in the order they came. */
export const promoFirst = (banners: readonly Banner[]): Banner[] =>
  banners.toSorted((one, other) => Number(other.kind === 'promo') - Number(one.kind === 'promo'))

/** What stands behind a banner's words: a game's cover, the brand's scene, or its reward. */
export type Dress = 'cover' | 'scene' | 'reward'

/** The first banner without a cover gets the brand's scene, the next its reward: no two look alike. */
export function dressOf(banners: readonly Banner[], index: number): Dress {
  if (banners[index]?.image) return 'cover'
  const before = banners.slice(0, index).filter(({ image }) => !image).length
  return before % 2 === 0 ? 'scene' : 'reward'
}

/** A link as data writes it, in the parts that the router takes. */
export function linkParts(link: string): { to: GivenPath; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(link, 'http://site.invalid')
  return { to: givenPath(pathname), search: Object.fromEntries(searchParams) }
}
