import type { Catalogue, Game } from '@marquee/contract'

const sorts = ['popular', 'new', 'title'] as const

/** What a brand's library can be narrowed by, with how many games each choice leaves; choices that leave none are absent. */
export function filtersOf({ games, providers }: Pick<Catalogue, 'games' | 'providers'>) {
  const types = new Map<Game['type'], number>()
  for (const { type } of games) types.set(type, (types.get(type) ?? 0) + 1)
  return {
    types: [...types].map(([type, count]) => ({ type, count })),
    providers: providers.flatMap(({ slug, name, gamesCount: count }) =>
      count ? [{ slug, name, count }] : [],
    ),
    sorts: [...sorts],
  }
}
