import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { dayOf } from './rules.ts'
import { miniSlotTeaser } from './service.ts'
import { texts } from './messages/texts.ts'

const dayMs = 86_400_000

/** The mini slot: ready with every free spin of the day. */
export const miniSlotPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await miniSlotTeaser(kernel, brand, playerId)
  if (!running || !brand.miniSlot) return []
  const ready = playerId === null ? 0 : running.spinsLeft
  const tomorrow = (dayOf(kernel.clock.now()) + 1) * dayMs
  const { levels, spinsPerDay } = brand.miniSlot
  return [
    promotion({
      id: 'mini-slot',
      feature: 'mini-slot',
      title: texts('promotions.miniSlot.title'),
      text: texts('promotions.miniSlot.text', { count: spinsPerDay, spinsPerDay }),
      link: '/mini-slot',
      ready,
      nextAt: playerId === null || ready ? null : tomorrow,
      gives: upTo(levels.flatMap(({ outcomes }) => outcomes.map(({ prize }) => prize))),
    }),
  ]
}
