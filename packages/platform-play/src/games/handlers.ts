import type { Handlers } from '@marquee/platform-kernel/http'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { catalogueOf, offeredGame } from './catalogue.ts'
import { filtersOf } from './filters.ts'
import {
  addFavorite,
  cachedCatalogueOf,
  catalogueFor,
  removeFavorite,
  storeCatalogue,
} from './service.ts'

/** The group of whoever is not signed in. */
const publicGroup = 'public'
/** How long browsers and proxies keep a catalogue whose version the address names, in s (CALL-20). */
const keptFor = 3_600

export function gamesHandlers(surroundings: Surroundings): Handlers {
  return {
    async 'games.list'({ kernel, brand, session, query, http }) {
      const settings = settingsOf(surroundings, brand)
      const { groupKey, versionApp } = query
      // The address names what is in the answer, so that nobody has to ask for it twice.
      if (groupKey === publicGroup && versionApp === catalogueOf(settings).version)
        http.header('cache-control', `public, max-age=${keptFor}`)
      // What is asked for a group is shown to all of it: nobody's favorites belong there.
      return session && !groupKey
        ? catalogueFor(kernel, settings, session.playerId)
        : catalogueOf(settings).full
    },

    'games.filters': async ({ brand }) => ({
      success: true,
      data: filtersOf(catalogueOf(settingsOf(surroundings, brand)).full),
    }),

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

    async 'games.addFavorite'({ kernel, brand, player, params, idempotency }) {
      const { id: gameId } = params
      offeredGame(settingsOf(surroundings, brand), gameId)
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
