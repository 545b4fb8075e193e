import { questsKinds } from './kinds.ts'
import { questsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { questMigrations } from './migrations.ts'
import { settleQuests } from './settle.ts'
import { claimTask, questGameIds, questOf } from './service.ts'
import { afterCommit } from '@marquee/platform-kernel/events'
import { recordQuestRound, recordQuestWin } from './progress.ts'
import { questPromotions } from './promotions.ts'
import { questStatus } from './service.ts'
import { questFields } from './settings.ts'

/** How often prizes that nobody claimed are looked for, in ms. */
const lookEvery = 60_000

/** Quests: days of tasks over games, done by playing, their prizes claimed (CALL-18). */
export const quests: PlatformModule = {
  name: 'quests',
  ledgerKinds: questsKinds,
  domains: questsDomains,
  settings: questFields,
  on: { roundStarted: afterCommit(recordQuestRound), roundSettled: afterCommit(recordQuestWin) },
  migrations: questMigrations,
  status: () => ({
    promotions: questPromotions,
    async info({ kernel, brand, playerId }) {
      const running = await questStatus(kernel, brand, playerId)
      return running ? { featuresInfo: { 'quest-info': running } } : {}
    },
  }),
  start({ kernel, brands, log }) {
    const timer = setInterval(() => {
      settleQuests(kernel, brands.values()).catch((error: unknown) =>
        log.error({ err: error }, 'crediting unclaimed prizes of quests failed'),
      )
    }, lookEvery)
    return () => clearInterval(timer)
  },
  handlers(surroundings) {
    // A task that names a game the catalogue lacks stops the start, not a page.
    for (const settings of surroundings.brands.values()) questGameIds(settings)
    return {
      'quests.current': async ({ kernel, brand, player, query }) => {
        const { useOptimizedGames } = query
        const data = await questOf(kernel, settingsOf(surroundings, brand), {
          playerId: player().playerId,
          isOptimised: useOptimizedGames === '1',
        })
        return { success: true, data }
      },

      'quests.claim': async ({ kernel, brand, player, body, idempotency }) => ({
        success: true,
        data: await claimTask(kernel, settingsOf(surroundings, brand), {
          ...body,
          playerId: player().playerId,
          idempotency,
        }),
      }),
    }
  },
}
