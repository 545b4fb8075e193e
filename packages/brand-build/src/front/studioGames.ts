import { existsSync, readdirSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { studioGamesPath } from '@marquee/studio-games/path'
import { decoded, filesBelow } from './files.ts'
import { sendText } from './headers/common.ts'
import { studioGamePolicy } from './headers/documentPolicy.ts'
import type { Hold } from './snapshot.ts'

/** Pages of studios run in frames of an opaque origin, as the arcade does; each has the policy of its own. */
const headersOf = (name: string): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  ...(name.endsWith('.html') && { 'content-security-policy': studioGamePolicy }),
})

const foldersIn = (root: string): string[] =>
  existsSync(root)
    ? readdirSync(root, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => name)
    : []

/** The game that an address is below; null where it is below none. */
function slugOf({ url = '/' }: IncomingMessage): string | null {
  const address = decoded(url.split('?', 1)[0] ?? '/')
  if (!address.startsWith(studioGamesPath)) return null
  return address.slice(studioGamesPath.length).split('/', 1)[0] ?? ''
}

/**
 * Answers what lies below `/studio-games/` with the pages and covers of studios' games.
 * @param root has a folder for each game; none is served unless given.
 * @param options.earlier the same folders of earlier releases: parts that open pages may still ask for.
 * @returns a step of a brand's answers: of a game that it does not list there is nothing. All are listed
 * where nothing says which.
 */
export function studioGames(
  root: string | undefined,
  { hold, earlier = [] }: { hold?: Hold | undefined; earlier?: readonly string[] } = {},
) {
  const slugs = root === undefined ? [] : foldersIn(root)
  const games = new Map(
    slugs.map((slug) => {
      const folder = path.join(root ?? '', slug)
      const options = { headersOf, hold, earlier: earlier.map((kept) => path.join(kept, slug)) }
      return [slug, filesBelow(`${studioGamesPath}${slug}/`, folder, options)] as const
    }),
  )
  return (
    listed: readonly string[] | undefined,
    request: IncomingMessage,
    answer: ServerResponse,
    next: () => void,
  ): void => {
    const slug = slugOf(request)
    if (slug === null) return next()
    const none = () => sendText(request, answer, 404, 'There is no such file.')
    const game = listed && !listed.includes(slug) ? undefined : games.get(slug)
    if (game) game(request, answer, none)
    else none()
  }
}
