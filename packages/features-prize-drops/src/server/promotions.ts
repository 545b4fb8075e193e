import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { prizeDropsTeaser } from './service.ts'

/** Prize drops, which are credited by themselves. */
export const prizeDropsPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await prizeDropsTeaser(kernel, brand, playerId)
  if (!running) return []
  return [
    promotion({
      id: 'prize-drops',
      feature: 'prize-drops',
      title: { en: 'Prize drops', es: 'Caída de premios' },
      text: {
        en: 'Random prizes on your rounds, credited at once.',
        es: 'Premios al azar en tus rondas, abonados al momento.',
      },
      link: '/prize-drops',
      finishedAt: running.finishedAt,
      gives: upTo([{ coins: running.highestPrizePerDay }]),
    }),
  ]
}
