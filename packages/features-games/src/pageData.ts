import { firstOf, pageIn, redirectTo, type RouteContext } from '@marquee/core'
import { isCatalogued } from './isCatalogued.ts'
import { filtersQuery, knownShelf, prefetchCatalogue } from './queries.ts'

const translated = (title: string | Record<string, string> | undefined, locale: string): string =>
  typeof title === 'object' ? (title[locale] ?? title['en'] ?? '') : (title ?? '')

/** Title of the issue that the address names. */
const issueTitle = (context: RouteContext) => ({
  title: translated(
    knownShelf(context)?.issue(context.params['pageName'] ?? '')?.title,
    context.locale,
  ),
})
/** Name of the provider that the address names. */
const providerTitle = (context: RouteContext) => ({
  title: knownShelf(context)?.providerName(context.params['pageName'] ?? '') ?? '',
})

/** A guest is sent to sign up and comes back to the game (TEN-15); a brand without the page asks in place. */
async function loadGame(context: RouteContext): Promise<void> {
  const { brand, isGuest, search } = context
  const signUp = pageIn(brand, '/signup/')
  if (isGuest && signUp) {
    const query = Object.entries(search).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    )
    const redirectUrl = `/game?${new URLSearchParams(query)}`
    throw redirectTo({ to: signUp, search: { redirectUrl } })
  }
  if (!isGuest) await prefetchCatalogue(context)
}

/** The catalogue and what the library narrows it by. */
const loadLibrary = (context: RouteContext) =>
  Promise.all([
    prefetchCatalogue(context),
    context.queryClient.prefetchQuery(filtersQuery(context.api)),
  ])

/** Favorites are a player's own. */
const loadFavorites = async (context: RouteContext): Promise<void> => {
  if (!context.isGuest) await prefetchCatalogue(context)
}

const isIssue = (context: RouteContext): boolean =>
  isCatalogued(knownShelf(context), 'issue', context.params['pageName'])

const isProvider = (context: RouteContext): boolean =>
  isCatalogued(knownShelf(context), 'provider', context.params['pageName'])

/** A guest is on the way to sign up; nothing is looked up for them. */
const isGame = (context: RouteContext): boolean =>
  context.isGuest || isCatalogued(knownShelf(context), 'game', firstOf(context.search['game']))

type Loaders = Record<string, (context: RouteContext) => Promise<unknown>>
const loaders: Loaders = { library: loadLibrary, favorites: loadFavorites, game: loadGame }
const checks: Record<string, (context: RouteContext) => boolean> = {
  provider: isProvider,
  issue: isIssue,
  game: isGame,
}
const titles: Record<string, (context: RouteContext) => Record<string, string>> = {
  provider: providerTitle,
  issue: issueTitle,
}

/** What a page shows at once: the catalogue, and what some need beside it. */
export const load = (context: RouteContext, page: string): Promise<unknown> =>
  (loaders[page] ?? prefetchCatalogue)(context)

/** Whether there is what the address names. */
export const isValid = (context: RouteContext, page: string): boolean =>
  checks[page]?.(context) ?? true

export const titleValues = (context: RouteContext, page: string): Record<string, string> =>
  titles[page]?.(context) ?? {}
