import type { Player, Promotion } from '@marquee/contract'
import type { IconName } from '@marquee/ui'
import type { Brand } from '../brand/types.ts'
import type { FeatureDefinition, NavigationItem } from '../feature/types.ts'
import { type GivenPath, givenPath } from '../routing/to.ts'

/** A promotion with its place in the brand. */
export interface ShownPromotion extends Promotion {
  icon: IconName
  link: string
}

/** A link of data in its parts. */
export function parseLink(link: string): { path: GivenPath; search: Record<string, string> } {
  const { pathname, searchParams } = new URL(link, 'http://site.invalid')
  return { path: givenPath(pathname), search: Object.fromEntries(searchParams) }
}

const bare = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/** Whether the brand has what a link leads to: the modal that it opens, or the page. */
export function leadsSomewhere({ features }: Brand, link: string): boolean {
  const { path, search } = parseLink(link)
  const { openModal } = search
  return features.some(({ modals, routes }) =>
    openModal === undefined
      ? routes?.some((route) => bare(route.path) === bare(path))
      : Object.values(modals ?? {}).some((modal) => modal.openModal === openModal),
  )
}

/** Whether a promotion is the one that an entry of the navigation leads to. */
export function isAt(
  { link }: Pick<Promotion, 'link'>,
  { to, search = {} }: Pick<NavigationItem, 'to' | 'search'>,
): boolean {
  if (link === null) return false
  const target = parseLink(link)
  return bare(target.path) === bare(to) && target.search.openModal === search.openModal
}

const iconOf = (promotion: Promotion, { navigation = [], status }: FeatureDefinition): IconName =>
  (navigation.find((item) => isAt(promotion, item)) ?? status ?? navigation[0])?.icon ?? 'gift'

function show(
  brand: Brand,
  promotions: readonly Promotion[],
  player: Player | null,
): ShownPromotion[] {
  return promotions.flatMap((promotion) => {
    const feature = brand.features.find(({ id }) => id === promotion.feature)
    const { link } = promotion
    if (!feature || link === null || !leadsSomewhere(brand, link)) return []
    if (player && !(feature.isActive?.(player) ?? true)) return []
    return [{ ...promotion, link, icon: iconOf(promotion, feature) }]
  })
}

interface Known {
  brand: Brand
  player: Player | null
  shown: ShownPromotion[]
}

/** By the list that the platform gave: every entry of the navigation asks, on every page. */
const known = new WeakMap<readonly Promotion[], Known>()

/**
 * The promotions that this brand can lead to: their feature is among its features, on for this
 * player, and has the page or modal of their link. The same list gives the same answer.
 */
export function shownPromotions(
  brand: Brand,
  promotions: readonly Promotion[],
  player: Player | null,
): readonly ShownPromotion[] {
  const before = known.get(promotions)
  if (before?.brand === brand && before.player === player) return before.shown
  const shown = show(brand, promotions, player)
  known.set(promotions, { brand, player, shown })
  return shown
}

/** An entry of the navigation and the feature that it belongs to. */
type Entry = Pick<NavigationItem, 'to' | 'search' | 'sumsUpRewards'> & { feature: string }

/**
 * How many things can be claimed behind an entry of the navigation. What no entry of its feature leads
 * to counts for the first of them.
 */
export function readyBehind(
  { features }: Brand,
  promotions: readonly ShownPromotion[],
  entry: Entry,
): number {
  const sum = (all: readonly ShownPromotion[]) => all.reduce((count, { ready }) => count + ready, 0)
  if (entry.sumsUpRewards) return sum(promotions)
  const { navigation = [] } = features.find(({ id }) => id === entry.feature) ?? {}
  const places = navigation.filter(({ sumsUpRewards }) => !sumsUpRewards)
  const isFirst = places[0] !== undefined && places[0].to === entry.to
  return sum(
    promotions.filter(
      (one) =>
        one.feature === entry.feature &&
        (isAt(one, entry) || (isFirst && !places.some((place) => isAt(one, place)))),
    ),
  )
}
