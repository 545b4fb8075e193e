import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { streakInfo, streakOf, streakStatus } from './service.ts'
import { texts } from '../messages/texts.ts'

const titles = {
  wheel: texts('streak.promotions.titles.wheel'),
  vault: texts('streak.promotions.titles.vault'),
}

/** The wheel at the end of a streak of purchases: ready once it is earned. */
export const depositStreakPromotions: PromotionSource = async ({ kernel, brand, playerId }) => {
  const running = await streakStatus(kernel, brand, playerId)
  if (!running) return []
  const { maxNumberOfDeposit: length, sectors } = streakOf(brand)
  const info = playerId === null ? null : await streakInfo(kernel, brand, playerId)
  const tomorrow = startOfDay(dayOf(kernel.clock.now()) + 1)
  return [
    promotion({
      id: 'deposit-streak',
      feature: 'wheels',
      title: titles[running.depositStreakSkin.includes('vault') ? 'vault' : 'wheel'],
      text: texts('streak.promotions.depositStreak.text', { count: length, length }),
      link: '/wheel-of-wins',
      finishedAt: info?.finishedAt ?? null,
      ready: info?.success ? 1 : 0,
      nextAt: info?.dailyWinStreakLimitExceeded ? tomorrow : null,
      gives: upTo(sectors.map(({ prize }) => prize)),
    }),
  ]
}
