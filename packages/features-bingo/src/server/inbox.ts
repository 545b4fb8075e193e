import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import type { InboxSource } from '@marquee/platform-kernel/status'
import { bingoBalls } from '../contract/schemas.ts'
import { bingoPeriod } from './rules.ts'
import { bingoStatus } from './service.ts'

/** So long before the end of a run its players are told what they would lose, in ms. */
const warnedBefore = 86_400_000

/** Balls that were earned and not played go with the run: said once, a day before. */
export const dueBingo: InboxSource = async ({ kernel, brand, playerId }) => {
  const now = kernel.clock.now()
  const period = brand.bingo && bingoPeriod(brand.bingo, now)
  if (!period || !isRunning(period, now) || period.finishedAt - now >= warnedBefore) return []
  const { availablePoint, isActive } = await bingoStatus(kernel, brand, playerId)
  if (!isActive || availablePoint < bingoBalls) return []
  const params = { until: period.finishedAt }
  return [{ playerId, kind: 'bingo-ending', key: String(period.number), params }]
}
