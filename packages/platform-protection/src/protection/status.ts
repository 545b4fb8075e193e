import type { ResponsiblePlayStatus } from '@marquee/contract'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { toWire } from '@marquee/platform-kernel/money'
import { inEvents, reminderAt, usualReminder } from './gate.ts'
import { limitAt, limitKinds, limitPeriods, noLimit, periodMs } from './limits.ts'
import { isCheckDue, playedSinceCheck, runningGap } from './session.ts'
import { findPlaySession, limitsOf, runningRestriction } from './store.ts'
import { usedSince } from './usage.ts'

/** Minutes that a player may choose between two reality checks. */
export const reminderChoices = [15, 30, 45, 60, 90, 120]

const none = { staked: 0n, won: 0n }
const figures = ({ staked, won } = none) => ({ staked: toWire(staked), won: toWire(won) })

/** Minutes of play between two reality checks (RP-07). */
export const reminderOf = async (db: Db | Tx, playerId: string, now: number): Promise<number> =>
  reminderAt(await limitsOf(db, playerId), now).amount ?? usualReminder

/** Everything a player sees of the tools: what is set, what is used, what waits, what runs. */
export async function statusOf(
  db: Db | Tx,
  playerId: string,
  now: number,
): Promise<ResponsiblePlayStatus> {
  const set = await limitsOf(db, playerId)
  const session = await findPlaySession(db, playerId)
  const limits: ResponsiblePlayStatus['limits'] = []
  for (const kind of limitKinds) {
    const already = kind === 'time' ? runningGap(session?.lastRoundAt ?? null, now) : 0
    for (const period of limitPeriods) {
      const found = set.find((one) => one.kind === kind && one.period === period)
      const { amount, pending } = limitAt(found?.limit ?? noLimit, now)
      const used =
        amount === null
          ? null
          : (await usedSince(db, { playerId, kind, since: now - periodMs[period] })) + already
      limits.push({
        kind,
        period,
        amount,
        used: used === null ? null : Math.floor(used / inEvents(kind, 1)),
        pending,
      })
    }
  }
  const reminder = reminderAt(set, now)
  const minutes = reminder.amount ?? usualReminder
  return {
    limits,
    realityCheck: {
      minutes,
      pending: reminder.pending && {
        minutes: reminder.pending.amount ?? usualReminder,
        effectiveAt: reminder.pending.effectiveAt,
      },
      choices: reminderChoices,
      due: isCheckDue(session, minutes, now),
      playedMs: playedSinceCheck(session, now),
      coins: figures(session?.check.coins),
      entries: figures(session?.check.entries),
    },
    restriction: await runningRestriction(db, playerId, now),
  }
}
