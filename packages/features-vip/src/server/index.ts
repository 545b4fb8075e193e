import { rankLeagueKinds } from './kinds.ts'
import { vipDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { cashbackInfo, payCashback } from './cashback.ts'
import { rankLeagueMigrations } from './migrations.ts'
import { experienceOfSandbox } from './sandbox.ts'
import { claimRankReward, rankInfo } from './service.ts'
import { afterCommit } from '@marquee/platform-kernel/events'
import { recordRankRound } from './progress.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { cashbackTeaser } from './cashback.ts'
import { dueClubRewards } from './inbox.ts'
import { rankLeaguePromotions } from './promotions.ts'
import { leagueTeaser } from './service.ts'
import { rankLeagueFields } from './settings.ts'

/** The VIP club: levels by play, what they bring, and cashback (RANK-01, CALL-61). */
export const rankLeague: PlatformModule = {
  name: 'rank-league',
  ledgerKinds: rankLeagueKinds,
  domains: vipDomains,
  settings: rankLeagueFields,
  on: { roundSettled: afterCommit(recordRankRound) },
  migrations: rankLeagueMigrations,
  status: () => ({
    promotions: rankLeaguePromotions,
    inbox: dueClubRewards,
    player: playerFlags({ rankLeague: false }, ({ brand }) => ({
      rankLeague: brand.rankLeague !== null,
    })),
    async info({ kernel, brand, playerId }) {
      const league = leagueTeaser(brand)
      const cashback = await cashbackTeaser(kernel, brand, playerId)
      return {
        featuresInfo: {
          ...(league && { 'rank-league-cashback': league }),
          ...(cashback && { cashback }),
        },
      }
    },
  }),
  gifts: [experienceOfSandbox],
  handlers: (surroundings) => ({
    'rankLeague.info': async ({ kernel, brand, player }) => ({
      success: true,
      data: await rankInfo(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'rankLeague.claimReward': async ({ kernel, brand, player, body, idempotency }) => ({
      success: true,
      data: await claimRankReward(kernel, settingsOf(surroundings, brand), {
        ...body,
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'rankLeague.cashback': async ({ kernel, brand, player }) => ({
      success: true,
      data: await cashbackInfo(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'rankLeague.payCashback': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await payCashback(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
