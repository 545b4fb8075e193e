import { tournamentsKinds } from './kinds.ts'
import { tournamentsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { tournamentMigrations } from './migrations.ts'
import {
  currentTournament,
  pastTournaments,
  runningTournaments,
  upcomingTournaments,
} from './service.ts'
import { settleTournaments } from './settle.ts'
import { tellPlaces } from './tellPlaces.ts'
import { inside } from '@marquee/platform-kernel/events'
import { recordTournamentRound } from './progress.ts'
import { tournamentsPromotions } from './promotions.ts'
import { tournamentFields } from './settings.ts'

/** How often ends and places are looked at, in ms: nobody is told of a place more often. */
const lookEvery = 5_000

/** Tournaments: rounds counted for points, places, prizes at the end (TOURN-01). */
export const tournaments: PlatformModule = {
  name: 'tournaments',
  ledgerKinds: tournamentsKinds,
  domains: tournamentsDomains,
  settings: tournamentFields,
  on: { roundSettled: inside(recordTournamentRound) },
  migrations: tournamentMigrations,
  status: () => ({ promotions: tournamentsPromotions, tells: ['tournament'] }),
  jobs: ({ kernel }) => [
    {
      name: 'tournaments.settle',
      every: lookEvery,
      run: (stopping) => settleTournaments(kernel, stopping),
    },
    {
      name: 'tournaments.tell-places',
      every: lookEvery,
      run: (stopping) => tellPlaces(kernel, stopping),
    },
  ],
  handlers: (surroundings) => ({
    'tournaments.running': async ({ kernel, brand, session }) => ({
      success: true,
      data: {
        tournaments: await runningTournaments(
          kernel,
          settingsOf(surroundings, brand),
          session?.playerId ?? null,
        ),
      },
    }),

    'tournaments.current': async ({ kernel, brand, session, query }) => ({
      success: true,
      data: await currentTournament(kernel, settingsOf(surroundings, brand), {
        playerId: session?.playerId ?? null,
        gameId: query.gameId,
      }),
    }),

    'tournaments.upcoming': async ({ kernel, brand, session, query }) => ({
      success: true,
      data: await upcomingTournaments(kernel, settingsOf(surroundings, brand), {
        ...query,
        playerId: session?.playerId ?? null,
      }),
    }),

    'tournaments.history': async ({ kernel, brand, session, query }) => ({
      success: true,
      data: await pastTournaments(kernel, settingsOf(surroundings, brand), {
        ...query,
        playerId: session?.playerId ?? null,
      }),
    }),
  }),
}
