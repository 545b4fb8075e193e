import type { PromotionSource } from '@marquee/platform-kernel/status'
import { promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { runsAfter, runsAt, termsOf } from './rules.ts'
import { texts } from './messages/texts.ts'

/** Tournaments that run, and the next one while none does. */
export const tournamentsPromotions: PromotionSource = ({ kernel, brand: { tournaments } }) => {
  const now = kernel.clock.now()
  const running = runsAt(tournaments, now)
  return (running.length ? running : runsAfter(tournaments, now).slice(0, 1)).map(
    ({ settings, startedAt, finishedAt }) =>
      promotion({
        id: `tournament-${settings.id}`,
        feature: 'tournaments',
        title: settings.title,
        text: texts('promotions.text'),
        link: '/tournaments',
        finishedAt: startedAt > now ? null : finishedAt,
        nextAt: startedAt > now ? startedAt : null,
        gives: upTo(termsOf(settings).prizes),
      }),
  )
}
