import { seasonsKinds } from './kinds.ts'
import { seasonsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { claimAward } from './claim.ts'
import { seasonMigrations } from './migrations.ts'
import { pointsOfSandbox } from './sandbox.ts'
import { settleSeasons } from './settle.ts'
import { mapInfo, mapOf, seasonOf } from './service.ts'
import { afterCommit } from '@marquee/platform-kernel/events'
import { recordSeasonRound } from './progress.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { seasonPromotions } from './promotions.ts'
import { noSeason, seasonFlags, seasonTeaser } from './service.ts'
import { seasonFields } from './settings.ts'

/** How often awards that nobody claimed are looked for, in ms. */
const lookEvery = 60_000

/** Seasons, each with an adventure map that playing walks (CALL-30, CALL-31, CALL-48). */
export const seasons: PlatformModule = {
  name: 'seasons',
  ledgerKinds: seasonsKinds,
  domains: seasonsDomains,
  settings: seasonFields,
  on: { roundStarted: afterCommit(recordSeasonRound) },
  migrations: seasonMigrations,
  status: () => ({
    promotions: seasonPromotions,
    tells: ['season'],
    player: playerFlags(
      { season: noSeason },
      async ({ kernel, brand, session: { playerId }, now }) => ({
        season: await seasonFlags(kernel.db, brand, { playerId, now }),
      }),
    ),
    async info({ kernel, brand, playerId }) {
      const season = await seasonTeaser(kernel, brand, playerId)
      if (!season) return {}
      return {
        featuresInfo: { 'seasons-info': { ...season } },
        adventureMap: { id: season.id, endDate: season.endDate },
      }
    },
  }),
  jobs: ({ kernel, brands }) => [
    {
      name: 'seasons.credit-unclaimed',
      every: lookEvery,
      run: (stopping) => settleSeasons(kernel, brands.values(), stopping),
    },
  ],
  gifts: [pointsOfSandbox],
  handlers: (surroundings) => ({
    'seasons.season': async ({ kernel, brand, player, params }) => ({
      success: true,
      data: await seasonOf(kernel, settingsOf(surroundings, brand), {
        ...params,
        playerId: player().playerId,
      }),
    }),

    'adventureMap.info': async ({ kernel, brand, player }) => ({
      success: true,
      data: await mapInfo(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'adventureMap.map': async ({ kernel, brand, player, params }) => ({
      success: true,
      data: await mapOf(kernel, settingsOf(surroundings, brand), {
        ...params,
        playerId: player().playerId,
      }),
    }),

    'adventureMap.claimAward': async ({ kernel, brand, player, params, body, idempotency }) => ({
      success: true,
      data: await claimAward(kernel, settingsOf(surroundings, brand), {
        ...params,
        ...body,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
