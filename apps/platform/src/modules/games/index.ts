import type { PlatformModule } from '../../kernel/module.ts'
import { catalogueOf } from './catalogue.ts'
import { gamesHandlers } from './handlers.ts'
import { gamesMigrations } from './migrations.ts'

/** The catalogue, favorites, and opening a game. */
export const games: PlatformModule = {
  name: 'games',
  migrations: gamesMigrations,
  handlers(surroundings) {
    // Made here so that missing covers or a wrong setting stop the start, not a request.
    for (const settings of surroundings.brands.values()) catalogueOf(settings)
    return gamesHandlers(surroundings)
  },
}
