import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { dailyLoginInfo } from '../daily-login/service.ts'
import { streakStatus } from '../deposit-streak/service.ts'
import { wheelStatus } from '../wheels/service.ts'
import { featureInfo } from './rules.ts'

/** One look at every feature, for the entries that the shell shows. */
export const featuresInfo: PlatformModule = {
  name: 'features-info',
  handlers: (surroundings) => ({
    async 'featuresInfo.info'({ kernel, brand, session }) {
      const settings = settingsOf(surroundings, brand)
      const playerId = session?.playerId ?? null
      const [dailyLogin, extendedWheels, depositStreak] = await Promise.all([
        dailyLoginInfo(kernel, settings, playerId),
        wheelStatus(kernel, settings, playerId),
        streakStatus(kernel, settings, playerId),
      ])
      const data = featureInfo({ isGuest: !session, dailyLogin, extendedWheels, depositStreak })
      return { success: true, data }
    },
  }),
}
