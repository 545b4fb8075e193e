import type { Catalogue, Game, Issue, Provider } from '@marquee/contract'

/** A catalogue with the ways a page looks things up in it. */
export interface Shelf {
  catalogue: Catalogue
  /** Every game, most popular first. */
  all: Game[]
  game(id: number): Game | undefined
  issue(pageName: string): Issue | undefined
  provider(slug: string): Provider | undefined
  /** Games of an issue in its order; empty for one that is unknown. */
  inIssue(pageName: string): Game[]
  byProvider(slug: string): Game[]
  providerName(slug: string): string
}

/** Ids that a catalogue lists but does not have are left out. */
const pick = (byId: ReadonlyMap<number, Game>, ids: readonly number[] = []): Game[] =>
  ids.flatMap((id) => byId.get(id) ?? [])

function mostPopularFirst(
  { games, issues, issueGamesIds }: Catalogue,
  byId: ReadonlyMap<number, Game>,
): Game[] {
  const every = issues.find(({ key }) => key === 'allGames')
  const listed = new Set(every ? issueGamesIds[every.pageName] : [])
  return [...pick(byId, [...listed]), ...games.filter(({ id }) => !listed.has(id))]
}

function makeShelf(catalogue: Catalogue): Shelf {
  const byId = new Map(catalogue.games.map((game) => [game.id, game]))
  const issues = new Map(catalogue.issues.map((issue) => [issue.pageName, issue]))
  const providers = new Map(catalogue.providers.map((provider) => [provider.slug, provider]))
  return {
    catalogue,
    all: mostPopularFirst(catalogue, byId),
    game: (id) => byId.get(id),
    issue: (pageName) => issues.get(pageName),
    provider: (slug) => providers.get(slug),
    inIssue: (pageName) => pick(byId, catalogue.issueGamesIds[pageName]),
    byProvider: (slug) => pick(byId, catalogue.providerGamesIds[slug]),
    providerName: (slug) => providers.get(slug)?.name ?? '',
  }
}

const made = new WeakMap<Catalogue, Shelf>()

/** The lookups of a catalogue, built once for each answer of the platform. */
export function shelfOf(catalogue: Catalogue): Shelf {
  const shelf = made.get(catalogue) ?? makeShelf(catalogue)
  made.set(catalogue, shelf)
  return shelf
}
