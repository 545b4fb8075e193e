import { promoOffersDomains } from '../contract/index.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { flipTheCoin, readCoin } from './coin.ts'
import { promoMigrations } from './migrations.ts'
import { checkAvailability, listBundles, quickBuyOf, vipOfferOf } from './offers.ts'
import { bundledOffers } from './bundles.ts'
import { promoFields } from './settings.ts'
import { coinPromotions } from './promotions.ts'
import { subscribeToOffer } from './subscribe.ts'

/**
 * Bundles, coins, offers that a link names (CALL-69), and what can be bought quickly (PROMO-01). The
 * cash desk sells them.
 */
export const promo: PlatformModule = {
  name: 'promo',
  domains: promoOffersDomains,
  settings: promoFields,
  migrations: promoMigrations,
  status: () => ({ promotions: coinPromotions, offers: bundledOffers }),
  handlers: (surroundings) => ({
    async 'promo.bundles'({ kernel, brand, player }) {
      const settings = settingsOf(surroundings, brand)
      const bundles = await listBundles(kernel, settings, player().playerId)
      return { success: true, data: { bundles } }
    },

    async 'promo.checkAvailability'({ kernel, brand, player, body }) {
      const asked = body
      const { playerId } = player()
      const settings = settingsOf(surroundings, brand)
      const data = await checkAvailability(kernel, settings, { playerId, ...asked })
      return { success: true, data }
    },

    async 'promo.availableSets'({ kernel, brand, player }) {
      const settings = settingsOf(surroundings, brand)
      return {
        success: true,
        ...(await quickBuyOf(kernel, settings, {
          playerId: player().playerId,
          status: surroundings.status,
        })),
      }
    },

    async 'promoVip.offer'({ kernel, brand, player }) {
      const settings = settingsOf(surroundings, brand)
      const offer = await vipOfferOf(kernel, settings, player().playerId)
      return { success: true, data: { offer } }
    },

    async 'promo.coin'({ kernel, brand, player, query }) {
      const { playerId } = player()
      const asked = { playerId, ...query }
      const data = await readCoin(kernel, settingsOf(surroundings, brand), asked)
      return { success: true, data }
    },

    async 'promo.subscribe'({ kernel, brand, player, body, idempotency }) {
      const { cash } = settingsOf(surroundings, brand)
      const asked = { playerId: player().playerId, urlHash: body.urlHash, idempotency }
      return { success: true, ...(await subscribeToOffer(kernel, cash, asked)) }
    },

    'promo.flipTheCoin': ({ kernel, brand, player, query, idempotency }) =>
      flipTheCoin(kernel, settingsOf(surroundings, brand), {
        playerId: player().playerId,
        ...query,
        idempotency,
      }),
  }),
}
