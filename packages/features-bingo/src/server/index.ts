import { bingoKinds } from './kinds.ts'
import { bingoDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { exchangePoints, readStore } from './exchange.ts'
import { bingoMigrations } from './migrations.ts'
import { ballsOfSandbox } from './sandbox.ts'
import { bingoGame, bingoStatus, playBingo } from './service.ts'
import { afterCommit } from '@marquee/platform-kernel/events'
import { recordBingoRound } from './progress.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import { bingoPromotions } from './promotions.ts'
import { bingoPeriod } from './rules.ts'
import { bingoTeaser } from './service.ts'
import { bingoFields } from './settings.ts'

/** Bingo: balls earned by playing, cards drawn here, and the store for its points (CALL-32..34). */
export const bingo: PlatformModule = {
  name: 'bingo',
  ledgerKinds: bingoKinds,
  domains: bingoDomains,
  settings: bingoFields,
  on: { roundStarted: afterCommit(recordBingoRound) },
  migrations: bingoMigrations,
  status: () => ({
    promotions: bingoPromotions,
    player: playerFlags({ bingo: { isActive: false } }, ({ brand: { bingo }, now }) => ({
      bingo: { isActive: bingo !== null && isRunning(bingoPeriod(bingo, now), now) },
    })),
    async info({ kernel, brand, playerId }) {
      const running = await bingoTeaser(kernel, brand, playerId)
      return running ? { featuresInfo: { 'bingo-info': running } } : {}
    },
  }),
  gifts: [ballsOfSandbox],
  handlers: (surroundings) => ({
    'bingo.status': async ({ kernel, brand, player }) => ({
      success: true,
      data: await bingoStatus(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'bingo.game': async ({ kernel, brand, session }) => ({
      success: true,
      data: await bingoGame(kernel, settingsOf(surroundings, brand), session?.playerId ?? null),
    }),

    'bingo.accrueReward': async ({ kernel, brand, player, idempotency }) => ({
      success: true,
      data: await playBingo(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        idempotency,
      }),
    }),

    'bingoStore.offers': async ({ kernel, brand, player }) => ({
      success: true,
      data: await readStore(kernel, settingsOf(surroundings, brand), player().playerId),
    }),

    'bingoStore.exchange': async ({ kernel, brand, player, body, idempotency }) => ({
      success: true,
      data: await exchangePoints(kernel, settingsOf(surroundings, brand), {
        ...body,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
