import { dayOf, startOfDay } from '@marquee/platform-campaigns/campaigns/day'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { countPurchases } from '@marquee/platform-protection/protection/purchases'
import type { Drawn } from './store.ts'
import { type Schedule, windowAt, upcomingWindows } from './windows.ts'

const hourMs = 3_600_000

/** What a player may take of a draw. */
export interface Turn {
  /** The turn that can be taken now, 1 or more; null for none. No turn is taken twice. */
  number: number | null
  /** How many can be taken now, one after the other. */
  left: number
  /** When time alone brings the next one, epoch ms; null where it does not, and while one can be taken. */
  nextAt: number | null
}

/** The turn of a player after some draw; null before the first. */
export type TurnAfter<T extends Turn = Turn, Detail = unknown> = (last: Drawn<Detail> | null) => T

export interface EntitlementParams<Detail = unknown> {
  playerId: string
  /** Epoch ms. */
  now: number
  /** The newest draw. */
  last: Drawn<Detail> | null
}

/**
 * What gives a player turns. It reads what it has to know once; the turn before a draw and the one
 * after it follow from that.
 */
export type Entitlement<T extends Turn = Turn, Detail = unknown> = (
  db: Db | Tx,
  params: EntitlementParams<Detail>,
) => TurnAfter<T, Detail> | Promise<TurnAfter<T, Detail>>

const one = (number: number): Turn => ({ number, left: 1, nextAt: null })
const none = (nextAt: number | null): Turn => ({ number: null, left: 0, nextAt })
const taken = (last: Drawn | null): number => last?.turn ?? 0

/** A turn for each day, by the calendar of UTC; it is the day's number, and none is kept of days gone by. */
export const daily: Entitlement =
  (_db, { now }) =>
  (last) => {
    const today = dayOf(now)
    // Not only another day: a clock that was moved back must not give a turn twice.
    return taken(last) < today ? one(today) : none(startOfDay(today + 1))
  }

/** A turn as soon as the last one is so many hours ago; none is added up. */
export const everyHours =
  (hours: number): Entitlement =>
  (_db, { now }) =>
  (last) => {
    const nextAt = last ? Math.floor(last.drawnAt + hours * hourMs) : now
    return nextAt > now ? none(nextAt) : one(taken(last) + 1)
  }

/** A turn in each window of the clock; it is the window's id. */
export const inWindows =
  (schedule: Schedule): Entitlement =>
  (_db, { now }) =>
  (last) => {
    const open = windowAt(schedule, now)
    if (open && taken(last) < open.id) return one(open.id)
    return none(upcomingWindows(schedule, now, 1)[0]?.startsAt ?? null)
  }

/** The turn of somebody who has earned so many, by purchases, keys or rounds: each stays until it is taken. */
export function earnedTurn(earned: number, last: Drawn | null): Turn {
  const left = Math.max(0, earned - taken(last))
  return { number: left ? taken(last) + 1 : null, left, nextAt: null }
}

/** The instance of a draw whose turns belong to one day, by the calendar of UTC. */
export const dayInstance = (now: number): string => `${dayOf(now)}`

/**
 * So many turns a day, of a draw whose instance is the day (`dayInstance`): each day is counted for
 * itself, so that none is kept of days gone by and a clock that is moved back gives none twice.
 */
export const timesADay =
  (count: number): Entitlement =>
  (_db, { now }) =>
  (last) => {
    const turn = earnedTurn(count, last)
    return turn.left > 0 ? turn : { ...turn, nextAt: startOfDay(dayOf(now) + 1) }
  }

/** A turn for each purchase of so much, in US cents. */
export const perPurchase =
  (minAmount: number): Entitlement =>
  async (db, { playerId }) => {
    const earned = await countPurchases(db, { playerId, minAmount })
    return (last) => earnedTurn(earned, last)
  }
