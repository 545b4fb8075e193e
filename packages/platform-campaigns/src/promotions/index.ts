import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { listPromotions } from './listPromotions.ts'
import { texts } from '../messages/texts.ts'

/** The page of what runs at the moment. */
export const promotions: PlatformModule = {
  name: 'promotions',
  handlers: (surroundings) => ({
    async 'pages.promotions'({ kernel, brand, session }) {
      const settings = settingsOf(surroundings, brand)
      const playerId = session?.playerId ?? null
      const context = { kernel, brand: settings, playerId }
      const all = await listPromotions(surroundings.status, context)
      const { name } = settings
      const seo = {
        title: texts('promotions.seo.title', { name }),
        description: texts('promotions.seo.description'),
      }
      return { seo, payload: { promotions: all } }
    },
  }),
}
