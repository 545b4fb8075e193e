import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'
import { readRewards } from './service.ts'
import { texts } from './messages/texts.ts'

/** Coins for a confirmed e-mail, a confirmed phone and a complete profile, until all are claimed. */
export const rewardsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const all =
    playerId === null
      ? Object.values(brand.rewards).map((coins) => ({ coins, completed: false }))
      : Object.values(await readRewards(kernel.db, brand, playerId)).filter((one) => one.available)
  const ready = all.filter(({ completed }) => completed)
  const coins = (ready.length ? ready : all).reduce((sum, one) => sum + one.coins, 0)
  if (!coins) return []
  return [
    promotion({
      id: 'rewards',
      feature: 'rewards',
      title: texts('promotions.rewards.title'),
      text: texts('promotions.rewards.text'),
      link: '/profile/rewards',
      ready: ready.length,
      gives: exactly({ coins }),
    }),
  ]
}
