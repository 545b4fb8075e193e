import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import { listDraws } from '@marquee/platform-draws'
import type { InboxSource } from '@marquee/platform-kernel/status'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { cardKey } from './draw.ts'
import { cardId, idOf, scratchPeriod, warnedBefore } from './rules.ts'
import { findProgress } from './store.ts'

/** Cards that were earned and not scratched go with the run: said once, a day before. */
export const dueScratchCards: InboxSource = async ({ kernel, brand, playerId }) => {
  const { db, clock } = kernel
  const now = clock.now()
  const period = brand.scratchCards && scratchPeriod(brand.scratchCards, now)
  if (!period || !isRunning(period, now) || period.finishedAt - now >= warnedBefore) return []
  const progress = await findProgress(db, { playerId, period: period.number })
  if (!progress?.earned || (await runningRestriction(db, playerId, now))) return []
  const scratched = new Set(
    (await listDraws(db, playerId, cardKey(period.number))).map(({ turn }) =>
      idOf(period.number, turn),
    ),
  )
  const isWaiting = Array.from({ length: progress.earned }, (_, index) =>
    cardId(period.number, { earned: index + 1 }),
  ).some((id) => !scratched.has(id))
  if (!isWaiting) return []
  const params = { until: period.finishedAt }
  return [{ playerId, kind: 'cards-ending', key: String(period.number), params }]
}
