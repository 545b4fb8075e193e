import { scratchCardsKinds } from './kinds.ts'
import { scratchCardsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { scratchCardMigrations } from './migrations.ts'
import { cardsOfSandbox } from './sandbox.ts'
import { runOf, scratchCard } from './service.ts'
import { afterCommit } from '@marquee/platform-kernel/events'
import { recordScratchRound } from './progress.ts'
import { playerFlags } from '@marquee/platform-kernel/status'
import { scratchCardsPromotions } from './promotions.ts'
import { hasRun } from './rules.ts'
import { dueScratchCards } from './inbox.ts'
import { runTeaser } from './service.ts'
import { scratchCardFields } from './settings.ts'

/** Scratch cards: one free by the calendar, more for rounds, each drawn when it is scratched (CALL-27). */
export const scratchCards: PlatformModule = {
  name: 'scratch-cards',
  ledgerKinds: scratchCardsKinds,
  domains: scratchCardsDomains,
  settings: scratchCardFields,
  on: { roundStarted: afterCommit(recordScratchRound) },
  migrations: scratchCardMigrations,
  status: () => ({
    promotions: scratchCardsPromotions,
    inbox: dueScratchCards,
    tells: ['cards-ending'],
    player: playerFlags({ scratchCardLottery: false }, ({ brand, now }) => ({
      scratchCardLottery: hasRun(brand, now),
    })),
    async info({ kernel, brand, playerId }) {
      const running = await runTeaser(kernel, brand, playerId)
      return running ? { featuresInfo: { 'scratch-card-lottery-info': running } } : {}
    },
  }),
  gifts: [cardsOfSandbox],
  handlers: (surroundings) => ({
    'scratchCards.info': async ({ kernel, brand, session }) => ({
      success: true,
      data: await runOf(kernel, settingsOf(surroundings, brand), session?.playerId ?? null),
    }),

    'scratchCards.scratch': async ({ kernel, brand, player, params, idempotency }) => ({
      success: true,
      data: await scratchCard(kernel, settingsOf(surroundings, brand), {
        id: params.id,
        playerId: player().playerId,
        idempotency,
      }),
    }),
  }),
}
