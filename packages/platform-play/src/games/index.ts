import type { PlatformModule } from '@marquee/platform-kernel/module'
import { catalogueOf } from './catalogue.ts'
import { gamesHandlers } from './handlers.ts'
import { gamesMigrations } from './migrations.ts'
import { playerFields } from '@marquee/platform-kernel/status'
import { restrictionIdsHash } from './rules.ts'
import { gamesFields } from './settings.ts'
import { favoriteGamesOf, lastGamesOf } from './store.ts'

/** Nobody's catalogue is narrowed at present. */
const unrestricted = restrictionIdsHash([])

/** The catalogue, favorites, and opening a game. */
export const games: PlatformModule = {
  name: 'games',
  settings: gamesFields,
  migrations: gamesMigrations,
  status: () => ({
    appInit: async ({ kernel: { db }, playerId }) => ({
      favoriteGames: await favoriteGamesOf(db, playerId),
    }),
    player: playerFields(async ({ kernel: { db }, session: { playerId } }) => ({
      lastGames: await lastGamesOf(db, playerId),
      playerRestrictionIdsHash: unrestricted,
    })),
  }),
  handlers(surroundings) {
    // Made here so that missing covers or a wrong setting stop the start, not a request.
    for (const settings of surroundings.brands.values()) catalogueOf(settings)
    return gamesHandlers(surroundings)
  },
}
