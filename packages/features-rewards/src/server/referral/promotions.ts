import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion } from '@marquee/platform-campaigns/campaigns/promotions'

/** What every friend who joins brings. */
export const referralPromotions: PromotionSource = ({ brand: { referral } }) => {
  const { coins, entries } = referral.inviter
  const gives = exactly({ coins, entries })
  if (!gives) return []
  return [
    promotion({
      id: 'referral',
      feature: 'rewards',
      title: { en: 'Refer a friend', es: 'Invita a un amigo' },
      text: {
        en: 'A reward for every friend who signs up with your link.',
        es: 'Una recompensa por cada amigo que se registre con tu enlace.',
      },
      link: '/referral',
      gives,
    }),
  ]
}
