import { rewardsKinds } from './kinds.ts'
import { type PlatformModule, settingsOf } from '@marquee/platform-kernel/module'
import { claimReward, readRewards } from './service.ts'
import { rewardsPromotions } from './promotions.ts'
import { rewardsFields } from './settings.ts'

/** Coins for confirming e-mail and phone and for a complete profile. */
export const rewards: PlatformModule = {
  name: 'rewards',
  ledgerKinds: rewardsKinds,
  settings: rewardsFields,
  status: () => ({ promotions: rewardsPromotions }),
  handlers: (surroundings) => ({
    'player.rewards': async ({ kernel, brand, player }) => ({
      success: true,
      data: await readRewards(kernel.db, settingsOf(surroundings, brand), player().playerId),
    }),
    async 'account.claimReward'({ kernel, brand, player, idempotency, params }) {
      const { reward } = params
      const { playerId } = player()
      const settings = settingsOf(surroundings, brand)
      return {
        success: true,
        data: await claimReward(kernel, settings, { playerId, reward, idempotency }),
      }
    },
  }),
}
