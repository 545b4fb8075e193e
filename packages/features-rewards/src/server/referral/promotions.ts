import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'
import { texts } from '../messages/texts.ts'

/** What every friend who joins brings. */
export const referralPromotions: PromotionSource = ({ brand: { referral } }) => {
  const { coins, entries } = referral.inviter
  const gives = exactly({ coins, entries })
  if (!gives) return []
  return [
    promotion({
      id: 'referral',
      feature: 'rewards',
      title: texts('referral.promotions.referral.title'),
      text: texts('referral.promotions.referral.text'),
      link: '/referral',
      gives,
    }),
  ]
}
