import type { PromotionSource } from '@marquee/platform-kernel/status'
import { exactly, promotion, upTo } from '@marquee/platform-campaigns/campaigns/promotions'
import { levelOf, seasonPeriod } from './rules.ts'
import { seasonTeaser } from './service.ts'
import { findWalk } from './store.ts'
import { texts } from './messages/texts.ts'

/** The season: ready with the award of every stop that was reached. */
export const seasonPromotions: PromotionSource = async (context) => {
  const { kernel, brand, playerId } = context
  const running = await seasonTeaser(kernel, brand, playerId)
  if (!running || !brand.season) return []
  const { sections } = brand.season
  const { number: seasonId } = seasonPeriod(brand.season, kernel.clock.now())
  const walk = playerId === null ? null : await findWalk(kernel.db, { playerId, seasonId })
  const reached = walk ? levelOf(brand.season, walk.points) : 0
  const ready = walk ? Math.max(0, reached - walk.claimed) : 0
  return [
    promotion({
      id: 'season',
      feature: 'seasons',
      title: running.title,
      text: texts('promotions.season.text'),
      link: '/season',
      finishedAt: running.endDate,
      ready,
      gives: ready
        ? exactly(sections[walk?.claimed ?? 0]?.award ?? {})
        : upTo(sections.map(({ award }) => award)),
    }),
  ]
}
