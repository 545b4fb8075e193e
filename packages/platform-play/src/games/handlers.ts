import type { Handlers } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { catalogueOf } from './catalogue.ts'
import { filters } from './filters.ts'
import {
  addFavorite,
  cachedCatalogueOf,
  catalogueFor,
  removeFavorite,
  storeCatalogue,
} from './service.ts'

export function gamesHandlers(surroundings: Surroundings): Handlers {
  return {
    async 'games.list'({ kernel, brand, session, query }) {
      const settings = settingsOf(surroundings, brand)
      const { groupKey } = query
      // What is asked for a group is shown to all of it: nobody's favorites belong there.
      return session && !groupKey
        ? catalogueFor(kernel, settings, session.playerId)
        : catalogueOf(settings).full
    },

    'games.filters': async () => ({ success: true, data: filters() }),

    'games.cached': async ({ kernel, brand, query }) =>
      cachedCatalogueOf(kernel, settingsOf(surroundings, brand), query.groupKey),

    async 'games.storeCached'({ kernel, brand, query, body }) {
      const { groupKey } = query
      await storeCatalogue(kernel, settingsOf(surroundings, brand), {
        groupKey,
        catalogue: body,
      })
      return { success: true }
    },

    async 'games.addFavorite'({ kernel, player, params, idempotency }) {
      const { id: gameId } = params
      return {
        success: true,
        data: await addFavorite(kernel, { playerId: player().playerId, gameId, idempotency }),
      }
    },

    async 'games.removeFavorite'({ kernel, player, params, idempotency }) {
      const { id: gameId } = params
      return {
        success: true,
        data: await removeFavorite(kernel, { playerId: player().playerId, gameId, idempotency }),
      }
    },
  }
}
