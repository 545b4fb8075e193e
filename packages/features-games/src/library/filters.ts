import type { Game } from '@marquee/contract'
import type { Shelf } from '../catalogue/shelf.ts'
import { makeMatcher } from './words.ts'

export type Sort = 'popular' | 'new' | 'title'

export const sorts: readonly Sort[] = ['popular', 'new', 'title']

/** What the library's address says. Empty lists do not narrow. */
export interface LibraryFilter {
  /** `pageName` of an issue. */
  category?: string
  providers: string[]
  types: string[]
  sort: Sort
  q: string
}

const texts = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')

/** Reads a query string; what it does not understand is left out. */
export function readFilter(search: Record<string, unknown>): LibraryFilter {
  const [category] = texts(search['category'])
  const [sort] = texts(search['sort'])
  const [q = ''] = texts(search['q'])
  return {
    ...(category && { category }),
    providers: [...new Set(texts(search['provider']))],
    types: [...new Set(texts(search['type']))],
    sort: sorts.find((known) => known === sort) ?? 'popular',
    q,
  }
}

/** The same as parameters; what is as usual does not appear. */
export function writeFilter({ category, providers, types, sort, q }: LibraryFilter) {
  return {
    category,
    provider: providers.length ? providers : undefined,
    type: types.length ? types : undefined,
    sort: sort === 'popular' ? undefined : sort,
    q: q || undefined,
  }
}

const isIn = (list: readonly string[], value: string) => !list.length || list.includes(value)

function sorted(
  games: Game[],
  { sort, category }: LibraryFilter,
  shelf: Shelf,
  locale: string,
): Game[] {
  if (sort === 'title')
    return games.toSorted((one, other) => one.title.localeCompare(other.title, locale))
  if (sort === 'popular') return games
  const { issues } = shelf.catalogue
  const newest = issues.find(({ key }) => key === 'newGames')?.pageName
  if (newest === undefined || newest === category) return games
  const place = new Map(shelf.inIssue(newest).map(({ id }, index) => [id, index]))
  const placeOf = ({ id }: Game) => place.get(id) ?? Number.MAX_SAFE_INTEGER
  return games.toSorted((one, other) => placeOf(one) - placeOf(other) || other.id - one.id)
}

/** The games of the library that a filter leaves, in its order. */
export function filterGames(shelf: Shelf, filter: LibraryFilter, locale: string): Game[] {
  const isFound = makeMatcher(shelf, filter.q)
  const from = filter.category === undefined ? shelf.all : shelf.inIssue(filter.category)
  const left = from.filter(
    (game) =>
      isIn(filter.providers, game.provider) && isIn(filter.types, game.type) && isFound(game),
  )
  return sorted(left, filter, shelf, locale)
}

export interface FacetValue {
  value: string
  /** Games that choosing it would leave, whatever else of its own facet is chosen. */
  count: number
}

function facet(
  games: readonly Game[],
  order: readonly string[],
  valueOf: (game: Game) => string,
): FacetValue[] {
  const counts = new Map<string, number>()
  for (const game of games) counts.set(valueOf(game), (counts.get(valueOf(game)) ?? 0) + 1)
  return order.map((value) => ({ value, count: counts.get(value) ?? 0 }))
}

/** Providers and types with their counts under the rest of the filter. */
export function facetsOf(
  shelf: Shelf,
  filter: LibraryFilter,
  types: readonly string[],
  locale: string,
): Facets {
  return {
    types: facet(filterGames(shelf, { ...filter, types: [] }, locale), types, ({ type }) => type),
    providers: facet(
      filterGames(shelf, { ...filter, providers: [] }, locale),
      shelf.catalogue.providers.map(({ slug }) => slug),
      ({ provider }) => provider,
    ),
  }
}

/** How a filter without result could be loosened: each way with the games it would leave, most first. */
export function loosenings(shelf: Shelf, filter: LibraryFilter, locale: string) {
  const ways: { drop: 'q' | 'types' | 'providers' | 'category'; filter: LibraryFilter }[] = [
    { drop: 'q' as const, filter: { ...filter, q: '' }, is: filter.q !== '' },
    { drop: 'types' as const, filter: { ...filter, types: [] }, is: filter.types.length > 0 },
    {
      drop: 'providers' as const,
      filter: { ...filter, providers: [] },
      is: filter.providers.length > 0,
    },
    {
      drop: 'category' as const,
      filter: { ...filter, category: undefined },
      is: filter.category !== undefined,
    },
  ].flatMap(({ is, ...way }) => (is ? [way] : []))
  return ways
    .map((way) => ({ ...way, count: filterGames(shelf, way.filter, locale).length }))
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count)
}

export interface Facets {
  types: FacetValue[]
  providers: FacetValue[]
}

/** The types that the catalogue has, where the platform's own list is not there. */
export const typesOf = (shelf: Shelf): string[] => [...new Set(shelf.all.map(({ type }) => type))]
