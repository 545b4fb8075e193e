import type { IncomingMessage, ServerResponse } from 'node:http'
import { filesBelow } from './files.ts'
import { arcadePolicy } from './headers/documentPolicy.ts'
import type { Hold } from './snapshot.ts'
import { studioGames } from './studioGames.ts'

/** Where the games of a front are, or of one brand of it. */
export interface GameFolders {
  /** Folder with the games' covers, served below `/media/covers/`. */
  covers: string
  /** Folder of the built arcade, served below `/arcade/`. */
  arcade: string
  /** Folder of the built games of other studios, served below `/studio-games/`; none unless given. */
  studioGames?: string | undefined
}

/** Folders of an archive of which files stay served when it is an earlier one. */
export type KeptPart = 'client' | 'arcade' | 'covers' | 'studio-games'

/** The same part of each earlier release. */
export type Earlier = (part: KeptPart) => string[]

/**
 * How long a browser shows the arcade's page without asking whether it is still the same: one page opens
 * every game, and a player on a phone waits for each answer. Its parts stay served, with their hashes, when
 * a release has brought another one.
 */
const pageKept = 'max-age=3600'

/** The arcade runs in a sandboxed frame of an opaque origin: its files must be readable from there. */
const arcadeHeaders = (name: string): Record<string, string> => ({
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  ...(name.endsWith('.html') && {
    'content-security-policy': arcadePolicy,
    'cache-control': pageKept,
  }),
})
/** The arcade shows them too. */
const coverHeaders = () => ({ 'cross-origin-resource-policy': 'cross-origin' })

/** Answers what is of a game, or lets the next one. */
export type Games = (
  /** Slugs of the games of other studios that a brand lists; all of them unless given. */
  listed: readonly string[] | undefined,
  request: IncomingMessage,
  answer: ServerResponse,
  next: () => void,
) => void

/**
 * Answers covers, the arcade and the games of other studios, as their folders are now.
 * @param options.earlier earlier releases whose parts and covers open pages may still ask for.
 */
export function gamesBelow(
  folders: GameFolders,
  { hold, earlier }: { hold?: Hold | undefined; earlier: Earlier },
): Games {
  const covers = filesBelow('/media/covers/', folders.covers, {
    headersOf: coverHeaders,
    hold,
    earlier: earlier('covers'),
  })
  const arcade = filesBelow('/arcade/', folders.arcade, {
    headersOf: arcadeHeaders,
    hold,
    earlier: earlier('arcade'),
  })
  const ofStudios = studioGames(folders.studioGames, { hold, earlier: earlier('studio-games') })
  return (listed, request, answer, next) =>
    covers(request, answer, () =>
      arcade(request, answer, () => ofStudios(listed, request, answer, next)),
    )
}
