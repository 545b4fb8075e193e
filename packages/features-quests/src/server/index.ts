import { questsKinds } from './kinds.ts'
import { questsDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { questMigrations } from './migrations.ts'
import { taskOfSandbox } from './sandbox.ts'
import { settleQuests } from './settle.ts'
import { claimTask, playableQuestGameIds, questGameIds, questOf } from './service.ts'
import { catalogueOf } from '@marquee/platform-play/games/catalogue'
import { favoriteGamesOf } from '@marquee/platform-play/games/store'
import { afterCommit } from '@marquee/platform-kernel/events'
import { recordQuestRound, recordQuestWin } from './progress.ts'
import { questPromotions } from './promotions.ts'
import { questStatus, questTeaser } from './service.ts'
import { questFields } from './settings.ts'
import { texts } from './messages/texts.ts'

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
    home: ({ kernel, brand }) => ({ questData: questTeaser(brand, kernel.clock.now()) }),
    async info({ kernel, brand, playerId }) {
      const running = await questStatus(kernel, brand, playerId)
      return running ? { featuresInfo: { 'quest-info': running } } : {}
    },
  }),
  jobs: ({ kernel, brands }) => [
    {
      name: 'quests.credit-unclaimed',
      every: lookEvery,
      run: (stopping) => settleQuests(kernel, brands.values(), stopping),
    },
  ],
  gifts: [taskOfSandbox],
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

      async 'pages.quests'({ kernel, brand, session, query }) {
        const settings = settingsOf(surroundings, brand)
        const favorites = new Set(session ? await favoriteGamesOf(kernel.db, session.playerId) : [])
        const catalogue = catalogueOf(settings)
        const ids =
          query.useOptimizedGames === '1'
            ? playableQuestGameIds(settings, kernel.clock.now())
            : questGameIds(settings)
        const games = ids.flatMap((id) => {
          const game = catalogue.findGame(id)
          return game ? [favorites.has(id) ? { ...game, isFavorite: true } : game] : []
        })
        const { name } = settings
        const seo = {
          title: texts('quests.pagesQuests.seo.title', { name }),
          description: texts('quests.pagesQuests.seo.description'),
        }
        return { seo, payload: { games } }
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
