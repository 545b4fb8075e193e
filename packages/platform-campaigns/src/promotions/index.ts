import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { listPromotions } from './listPromotions.ts'

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
        title: { en: `Promotions at ${name}`, es: `Promociones de ${name}` },
        description: { en: 'What runs at the moment.', es: 'Lo que hay en este momento.' },
      }
      return { seo, payload: { promotions: all } }
    },
  }),
}
