import type { CachedCatalogue, Catalogue } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { catalogueOf, findGame } from './catalogue.ts'
import { refuseUnusable } from './rules.ts'
import { deleteFavorite, favoriteGamesOf, findCached, insertFavorite, saveCached } from './store.ts'

/** The catalogue with a player's own favorites marked. */
export async function catalogueFor(
  kernel: Kernel,
  settings: BrandSettings,
  playerId: string,
): Promise<Catalogue> {
  const { full } = catalogueOf(settings)
  const favorites = new Set(await favoriteGamesOf(kernel.db, playerId))
  if (!favorites.size) return full
  return {
    ...full,
    games: full.games.map((game) =>
      favorites.has(game.id) ? { ...game, isFavorite: true } : game,
    ),
  }
}

/** The catalogue stored for a group. @throws PlatformError not-found when there is none of today's version. */
export async function cachedCatalogueOf(
  kernel: Kernel,
  settings: BrandSettings,
  groupKey: string,
): Promise<CachedCatalogue> {
  const { version } = catalogueOf(settings)
  const cached = await findCached(kernel.db, { brand: settings.key, groupKey, version })
  if (cached) return cached
  throw new PlatformError(
    'not-found',
    `No catalogue of this version is stored for the group '${groupKey}'. Ask GET /api/rest/games for a fresh one and store it.`,
  )
}

/** Stores the catalogue of a group, without anybody's favorites. @throws PlatformError invalid-input. */
export async function storeCatalogue(
  kernel: Kernel,
  settings: BrandSettings,
  { groupKey, catalogue }: { groupKey: string; catalogue: Catalogue },
): Promise<void> {
  refuseUnusable(catalogue)
  const games = Object.fromEntries(
    catalogue.games.map((game) => [game.id, { ...game, isFavorite: false }]),
  )
  const { version } = catalogueOf(settings)
  await runCommand(kernel, {
    name: 'games.store-cached',
    playerId: null,
    idempotency: null,
    input: null,
    handle: ({ tx, now }) =>
      saveCached(tx, {
        brand: settings.key,
        groupKey,
        version,
        catalogue: { ...catalogue, games },
        now,
      }),
  })
}

interface FavoriteChange {
  playerId: string
  gameId: number
  idempotency: { scope: string; key: string } | null
}

const changeFavorites = (
  kernel: Kernel,
  name: string,
  { playerId, gameId, idempotency }: FavoriteChange,
  act: (command: CommandContext) => Promise<void>,
): Promise<{ favoriteGames: number[] }> => {
  findGame(gameId)
  return runCommand(kernel, {
    name,
    playerId,
    idempotency,
    input: { gameId },
    async handle(command) {
      await act(command)
      return { favoriteGames: await favoriteGamesOf(command.tx, playerId) }
    },
  })
}

/** Adds a game to a player's favorites. @throws PlatformError not-found. */
export const addFavorite = (kernel: Kernel, change: FavoriteChange) =>
  changeFavorites(kernel, 'games.add-favorite', change, ({ tx, now }) =>
    insertFavorite(tx, change.playerId, change.gameId, now),
  )

/** Takes a game from a player's favorites. @throws PlatformError not-found. */
export const removeFavorite = (kernel: Kernel, change: FavoriteChange) =>
  changeFavorites(kernel, 'games.remove-favorite', change, ({ tx }) =>
    deleteFavorite(tx, change.playerId, change.gameId),
  )
