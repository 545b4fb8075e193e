import type { GameLaunch, LimitKind, LimitPeriod } from '@marquee/contract'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import { type Limit, limitAt, periodMs } from './limits.ts'
import { limitReached, onBreak, realityCheckDue } from './refusals.ts'
import {
  isCheckDue,
  openedAt,
  type PlaySession,
  type PlayUnit,
  runningGap,
  withStake,
  withWin,
} from './session.ts'
import {
  findPlaySession,
  type LimitName,
  limitsOf,
  type PlayStanding,
  playSessionWrite,
  runningRestriction,
} from './store.ts'
import { lastToLeave, usedSince } from './usage.ts'

/** Minutes between two reality checks for who has chosen nothing. */
export const usualReminder = 60

type SetLimits = (LimitName & { limit: Limit })[]

export const reminderAt = (limits: SetLimits, now: number): Limit =>
  limitAt(
    limits.find(({ kind }) => kind === 'reminder')?.limit ?? {
      amount: usualReminder,
      pending: null,
    },
    now,
  )

/** Milliseconds for time, the limit's own unit for the rest. */
export const inEvents = (kind: LimitKind, amount: number): number =>
  kind === 'time' ? amount * 60_000 : amount

async function refuseBeyondLimit(
  tx: Tx,
  { playerId, now, need, already }: Needed,
  { kind, period, amount }: { kind: LimitKind; period: LimitPeriod; amount: number },
): Promise<void> {
  const usage = { playerId, kind, since: now - periodMs[period] }
  const most = inEvents(kind, amount) - need
  if ((await usedSince(tx, usage)) + already <= most) return
  const leaves = most < 0 ? null : await lastToLeave(tx, usage, most)
  throw limitReached({ kind, period, amount, until: (leaves ?? now) + periodMs[period] })
}

interface Needed {
  playerId: string
  now: number
  /** What is about to be used. */
  need: number
  /** Used but not yet written, such as the time since the last round. */
  already: number
}

async function refuseBeyond(
  tx: Tx,
  limits: SetLimits,
  kind: LimitKind,
  needed: Needed,
): Promise<void> {
  for (const { kind: set, period, limit } of limits) {
    const { amount } = limitAt(limit, needed.now)
    if (set === kind && period !== 'session' && amount !== null)
      await refuseBeyondLimit(tx, needed, { kind, period, amount })
  }
}

export interface Play {
  playerId: string
  now: number
  /** The round about to begin; left out when a game is only opened. */
  round?: { unit: PlayUnit; cost: bigint }
}

/**
 * Whether a player may play now: asked before a game is opened and before each round begins, in the
 * command's own transaction. Gives the session of play, for `noteStake`.
 * @param known what the command was told of the player, as `standingQuestions` ask.
 * @throws PlatformError self-excluded, cool-off, reality-check-due or play-limit-reached.
 */
export async function assertMayPlay(
  tx: Tx,
  { restriction, session, limits }: PlayStanding,
  { playerId, now, round }: Play,
): Promise<PlaySession | null> {
  if (restriction) throw onBreak(restriction)
  const minutes = reminderAt(limits, now).amount ?? usualReminder
  if (isCheckDue(session, minutes, now)) throw realityCheckDue(minutes)
  const already = runningGap(session?.lastRoundAt ?? null, now)
  await refuseBeyond(tx, limits, 'time', { playerId, now, need: 1, already })
  if (round) {
    const need = Number(round.cost)
    await refuseBeyond(tx, limits, `loss-${round.unit}`, { playerId, now, need, already: 0 })
  }
  return session
}

/** A game is opened: its session goes on or begins. Gives it as games show it. */
export function openPlaySession(
  { tx, now, write }: CommandContext,
  playerId: string,
  before: PlaySession | null,
): NonNullable<GameLaunch['playSession']> {
  const session = openedAt(before, now)
  write(playSessionWrite(tx, playerId, session))
  const { coins, entries } = session.net
  return {
    elapsedMs: now - session.startedAt,
    net: { coins: Number(coins), entries: Number(entries) },
  }
}

/** A round begins: it counts for the session and for the next reality check. */
export const noteStake = (
  { tx, now, write }: CommandContext,
  session: PlaySession | null,
  { playerId, unit, cost }: { playerId: string; unit: PlayUnit; cost: bigint },
): void => write(playSessionWrite(tx, playerId, withStake(session, unit, cost, now)))

/** A round's win is credited: it counts for the session that was known when it was. */
export function noteWin(
  { tx, write }: CommandContext,
  session: PlaySession | null,
  { playerId, unit, win }: { playerId: string; unit: PlayUnit; win: bigint },
): void {
  if (session) write(playSessionWrite(tx, playerId, withWin(session, unit, win)))
}

export interface Purchase {
  playerId: string
  /** US cents. */
  amount: number
  now: number
}

/**
 * Whether a player may purchase now; for the cash desk, asked in the transaction that begins a
 * payment.
 * @throws PlatformError self-excluded, cool-off or purchase-limit-reached.
 */
export async function assertMayPurchase(
  tx: Tx,
  { playerId, amount, now }: Purchase,
): Promise<void> {
  const restriction = await runningRestriction(tx, playerId, now)
  if (restriction) throw onBreak(restriction)
  const limits = await limitsOf(tx, playerId)
  await refuseBeyond(tx, limits, 'purchase', { playerId, now, need: amount, already: 0 })
}

/** Counts a payment for the limits as soon as it begins, once per reference. */
export async function notePurchase(
  tx: Tx,
  { playerId, amount, now, reference }: Purchase & { reference: string },
): Promise<void> {
  await tx
    .insertInto('play_purchase')
    .values({ reference, player_id: playerId, amount: BigInt(amount), created_at: at(now) })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .execute()
}

/** A payment failed: it counts no more. */
export async function forgetPurchase(tx: Tx, reference: string): Promise<void> {
  await tx.deleteFrom('play_purchase').where('reference', '=', reference).execute()
}

/** Whether a player may be sent offers: mails, push messages, banners. Not during a break. */
export const mayMarket = async (db: Db | Tx, playerId: string, now: number): Promise<boolean> =>
  (await runningRestriction(db, playerId, now)) === null

/** How long after a reality check nothing pops up, in ms. */
export const quietAfterCheckMs = 15 * 60_000

/** Whether something may pop up unasked: not during a break, nor around a reality check. */
export async function mayPopUp(db: Db | Tx, playerId: string, now: number): Promise<boolean> {
  if (!(await mayMarket(db, playerId, now))) return false
  const session = await findPlaySession(db, playerId)
  const minutes = reminderAt(await limitsOf(db, playerId), now).amount ?? usualReminder
  const checkedAt = session?.checkedAt ?? null
  const justChecked = checkedAt !== null && now - checkedAt < quietAfterCheckMs
  return !justChecked && !isCheckDue(session, minutes, now)
}
