import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { featureInfo } from './rules.ts'

/** One look at every feature, for the entries that the shell shows. */
export const featuresInfo: PlatformModule = {
  name: 'features-info',
  handlers: (surroundings) => ({
    async 'featuresInfo.info'({ kernel, brand, session }) {
      const context = {
        kernel,
        brand: settingsOf(surroundings, brand),
        playerId: session?.playerId ?? null,
      }
      const parts = await Promise.all(
        surroundings.status.info.map(async (source) => source(context)),
      )
      return {
        success: true,
        data: featureInfo(parts, { isGuest: !session, statuses: surroundings.contract.statuses }),
      }
    },
  }),
}
