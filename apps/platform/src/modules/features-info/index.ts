import { type PlatformModule, settingsOf } from '../../kernel/module.ts'
import { dailyLoginInfo } from '../daily-login/service.ts'
import { featureInfo } from './rules.ts'

/** One look at every feature, for the entries that the shell shows. */
export const featuresInfo: PlatformModule = {
  name: 'features-info',
  handlers: (surroundings) => ({
    async 'featuresInfo.info'({ kernel, brand, session }) {
      const daily = await dailyLoginInfo(
        kernel,
        settingsOf(surroundings, brand),
        session?.playerId ?? null,
      )
      return { success: true, data: featureInfo(!session, daily) }
    },
  }),
}
