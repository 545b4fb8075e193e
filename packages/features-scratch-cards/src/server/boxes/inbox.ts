import { isRunning } from '@marquee/platform-campaigns/campaigns/period'
import { getDrawSnapshot } from '@marquee/platform-draws'
import type { InboxSource } from '@marquee/platform-kernel/status'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { scratchPeriod, warnedBefore } from '../rules.ts'
import { toDraw } from './draw.ts'

/** Keys that scratched cards brought and that no box was opened with go with the run: said once, a day before. */
export const dueKeys: InboxSource = async ({ kernel, brand, playerId }) => {
  const { db, clock } = kernel
  const now = clock.now()
  const settings = brand.scratchCards
  const period = settings && scratchPeriod(settings, now)
  if (!period || !isRunning(period, now) || period.finishedAt - now >= warnedBefore) return []
  const { turn } = await getDrawSnapshot(db, toDraw(settings, period), { playerId, now })
  // The key that comes with the run is no loss to who has not played for more.
  const hasEarned = turn.scratched >= settings.boxes.cardsPerKey
  if (!hasEarned || !turn.left || (await runningRestriction(db, playerId, now))) return []
  const params = { until: period.finishedAt }
  return [{ playerId, kind: 'keys-ending', key: String(period.number), params }]
}
