import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { providersOf } from '../cash/sandbox/providers.ts'
import { bingoTeaser } from '../bingo/service.ts'
import { dailyLoginInfo } from '../daily-login/service.ts'
import { streakStatus } from '../deposit-streak/service.ts'
import { questStatus } from '../quests/service.ts'
import { listWheels, wheelStatus } from '../wheels/service.ts'
import { featureInfo } from './rules.ts'
import { waitingWheels } from './waitingWheels.ts'

/** One look at every feature, for the entries that the shell shows. */
export const featuresInfo: PlatformModule = {
  name: 'features-info',
  handlers: (surroundings) => ({
    async 'featuresInfo.info'({ kernel, brand, session }) {
      const settings = settingsOf(surroundings, brand)
      const playerId = session?.playerId ?? null
      const [dailyLogin, extendedWheels, wheels, depositStreak, quest, bingo] = await Promise.all([
        dailyLoginInfo(kernel, settings, playerId),
        wheelStatus(kernel, settings, playerId),
        listWheels(kernel, settings, playerId),
        streakStatus(kernel, settings, playerId),
        questStatus(kernel, settings, playerId),
        bingoTeaser(kernel, settings, playerId),
      ])
      const data = featureInfo({
        isGuest: !session,
        dailyLogin,
        extendedWheels,
        waiting: waitingWheels(wheels),
        depositStreak,
        quest,
        bingo,
        canRedeem: session !== null && providersOf(surroundings).length > 0,
      })
      return { success: true, data }
    },
  }),
}
