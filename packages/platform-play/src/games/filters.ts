import { games, providers } from '@marquee/game-catalogue'

const sorts = ['popular', 'new', 'title'] as const

/** What the library can be narrowed by, with how many games each choice leaves; choices that leave none are absent. */
export function filters() {
  const types = new Map<(typeof games)[number]['type'], number>()
  const studios = new Map<string, number>()
  for (const { type, providerSlug } of games) {
    types.set(type, (types.get(type) ?? 0) + 1)
    studios.set(providerSlug, (studios.get(providerSlug) ?? 0) + 1)
  }
  return {
    types: [...types].map(([type, count]) => ({ type, count })),
    providers: providers.flatMap(({ slug, name }) => {
      const count = studios.get(slug)
      return count ? [{ slug, name, count }] : []
    }),
    sorts: [...sorts],
  }
}
