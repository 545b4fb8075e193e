import { lotteryKinds } from './kinds.ts'
import { lotteryDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { lotteryMigrations } from './migrations.ts'
import { drawOfSandbox } from './sandbox.ts'
import {
  lotteryDetails,
  lotteryLeaders,
  lotteryTickets,
  seeDraw,
  takeFreeTicket,
  takeReward,
} from './service.ts'
import { creditUntaken } from './credit.ts'
import { settleLotteries } from './settle.ts'
import { inside } from '@marquee/platform-kernel/events'
import { recordLotteryRound } from './progress.ts'
import { lotteryPromotions } from './promotions.ts'
import { promoLotteryTeaser } from './service.ts'
import { lotteryFields } from './settings.ts'

/** How often ends are looked at, in ms. */
const lookEvery = 5_000

/** The lottery: tickets that are given, a draw at the end, rewards to be taken (LOTTERY-01). */
export const lottery: PlatformModule = {
  name: 'lottery',
  ledgerKinds: lotteryKinds,
  domains: lotteryDomains,
  settings: lotteryFields,
  on: { roundStarted: inside(recordLotteryRound) },
  migrations: lotteryMigrations,
  status: () => ({
    promotions: lotteryPromotions,
    tells: ['lottery'],
    info: async ({ kernel, brand, playerId }) => ({
      statusFeatures: {
        promoLottery: { isActive: (await promoLotteryTeaser(kernel, brand, playerId)) !== null },
      },
    }),
  }),
  gifts: [drawOfSandbox],
  jobs: ({ kernel, brands }) => [
    {
      name: 'lottery.draw',
      every: lookEvery,
      run: (stopping) => settleLotteries(kernel, stopping),
    },
    {
      name: 'lottery.credit-untaken',
      every: 12 * lookEvery,
      run: (stopping) => creditUntaken(kernel, brands.values(), stopping),
    },
  ],
  handlers: (surroundings) => ({
    'lottery.details': async ({ kernel, brand, session }) => ({
      success: true,
      data: await lotteryDetails(
        kernel,
        settingsOf(surroundings, brand),
        session?.playerId ?? null,
      ),
    }),

    'lottery.leaderboard': async ({ kernel, brand, session, params }) => ({
      success: true,
      data: {
        leaders: await lotteryLeaders(kernel, settingsOf(surroundings, brand), {
          lotteryId: params.id,
          playerId: session?.playerId ?? null,
        }),
      },
    }),

    'lottery.playerTickets': async ({ kernel: { db, clock }, brand, player }) => ({
      success: true,
      data: await lotteryTickets(db, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        now: clock.now(),
      }),
    }),

    'lottery.takeFreeTicket': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await takeFreeTicket(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'lottery.seeDraw': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await seeDraw(kernel, settingsOf(surroundings, brand), {
        id: params.id,
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'lottery.takeReward': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await takeReward(kernel, settingsOf(surroundings, brand), {
        id: params.id,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
