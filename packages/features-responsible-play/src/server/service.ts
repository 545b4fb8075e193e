import type {
  CoolOffDays,
  ExclusionTerm,
  LimitKind,
  LimitPeriod,
  PlayRestriction,
  ResponsiblePlayStatus,
} from '@marquee/contract'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import {
  coolOffUntil,
  exclusionUntil,
  refuseShortening,
} from '@marquee/platform-protection/protection/breaks'
import { reminderAt } from '@marquee/platform-protection/protection/gate'
import {
  excludeHashes,
  playersOf,
  refreshIdentity,
} from '@marquee/platform-protection/protection/group'
import {
  changeLimit,
  refuseSenselessLimit,
  withdrawChange,
} from '@marquee/platform-protection/protection/limits'
import { onBreak } from '@marquee/platform-protection/protection/refusals'
import { withAnswer } from '@marquee/platform-protection/protection/session'
import { reminderChoices, statusOf } from '@marquee/platform-protection/protection/status'
import {
  findLimit,
  findPlaySession,
  insertRestriction,
  limitsOf,
  runningRestriction,
  saveLimit,
  savePlaySession,
} from '@marquee/platform-protection/protection/store'

export interface Caller {
  playerId: string
  idempotency: { scope: string; key: string } | null
}

interface LimitRef {
  kind: LimitKind
  period: LimitPeriod
}

const reminderName = { kind: 'reminder', period: 'session' } as const

/** Runs a change and answers with everything as it then is; other tabs hear that it changed. */
function change(
  kernel: Kernel,
  { playerId, idempotency }: Caller,
  name: string,
  input: unknown,
  act: (command: CommandContext) => Promise<void>,
): Promise<ResponsiblePlayStatus> {
  return runCommand(kernel, {
    name: `responsible-play.${name}`,
    playerId,
    idempotency,
    input,
    async handle(command) {
      await act(command)
      command.push(playerId, 'app', { kind: 'feature-status', feature: 'responsible-play' })
      return statusOf(command.tx, playerId, command.now)
    },
  })
}

/** Sets a limit; a looser one waits 24 hours. @throws PlatformError invalid-input. */
export const setLimit = (
  kernel: Kernel,
  caller: Caller,
  { amount, ...name }: LimitRef & { amount: number | null },
): Promise<ResponsiblePlayStatus> => {
  refuseSenselessLimit(name.kind, name.period, amount)
  return change(kernel, caller, 'set-limit', { ...name, amount }, async (command) => {
    const { tx, now } = command
    const kept = await findLimit(tx, caller.playerId, name)
    const changed = changeLimit(kept, amount, now)
    await saveLimit(tx, caller.playerId, name, changed)
    await recordInInbox(command, {
      playerId: caller.playerId,
      kind: 'limit',
      key: `${name.kind}-${name.period}:${now}`,
      params: { ...name, ...(amount !== null && { amount }) },
    })
    await queueMail(command, caller.playerId, {
      kind: 'limit-changed',
      limit: name.kind,
      period: name.period,
      amount,
      from: changed.pending?.effectiveAt ?? null,
    })
  })
}

/** Takes a looser limit back that waits. @throws PlatformError not-found. */
export const withdrawLimitChange = (
  kernel: Kernel,
  caller: Caller,
  { kind, period }: LimitRef,
): Promise<ResponsiblePlayStatus> =>
  change(kernel, caller, 'withdraw-limit', { kind, period }, async ({ tx, now }) => {
    const kept = await findLimit(tx, caller.playerId, { kind, period })
    await saveLimit(tx, caller.playerId, { kind, period }, withdrawChange(kept, now))
  })

/** Sets how often a reality check comes; less often waits 24 hours. @throws PlatformError invalid-input. */
export function setReminder(
  kernel: Kernel,
  caller: Caller,
  minutes: number,
): Promise<ResponsiblePlayStatus> {
  if (!reminderChoices.includes(minutes)) {
    throw new PlatformError(
      'invalid-input',
      `A reality check every ${minutes} minutes is not offered. Choose ${reminderChoices.join(', ')}.`,
      { details: [{ path: 'minutes', message: 'Not offered' }] },
    )
  }
  return change(kernel, caller, 'set-reminder', { minutes }, async ({ tx, now }) => {
    const kept = reminderAt(await limitsOf(tx, caller.playerId), now)
    await saveLimit(tx, caller.playerId, reminderName, changeLimit(kept, minutes, now))
  })
}

/** @throws PlatformError not-found when no change waits. */
export const withdrawReminderChange = (
  kernel: Kernel,
  caller: Caller,
): Promise<ResponsiblePlayStatus> =>
  change(kernel, caller, 'withdraw-reminder', null, async ({ tx, now }) => {
    const kept = reminderAt(await limitsOf(tx, caller.playerId), now)
    await saveLimit(tx, caller.playerId, reminderName, withdrawChange(kept, now))
  })

/** Play goes on, or its session is over; without any play there is nothing to answer. */
export const answerRealityCheck = (
  kernel: Kernel,
  caller: Caller,
  answer: 'continue' | 'stop',
): Promise<ResponsiblePlayStatus> =>
  change(kernel, caller, 'answer-reality-check', { answer }, async ({ tx, now }) => {
    const session = await findPlaySession(tx, caller.playerId)
    if (session) await savePlaySession(tx, caller.playerId, withAnswer(session, answer, now))
  })

/** Begins a cool-off or makes it longer. @throws PlatformError self-excluded or not-available. */
export const coolOff = (
  kernel: Kernel,
  caller: Caller,
  days: CoolOffDays,
): Promise<ResponsiblePlayStatus> =>
  change(kernel, caller, 'cool-off', { days }, async (command) => {
    const { tx, now } = command
    const running = await runningRestriction(tx, caller.playerId, now)
    if (running?.kind === 'self-exclusion') throw onBreak(running)
    const until = coolOffUntil(days, now)
    refuseShortening(running, until)
    await insertRestriction(tx, caller.playerId, { kind: 'cool-off', until }, now)
    await recordInInbox(command, {
      playerId: caller.playerId,
      kind: 'break',
      key: String(now),
      params: { until },
    })
    await queueMail(command, caller.playerId, {
      kind: 'break-begun',
      breakKind: 'cool-off',
      until,
    })
  })

/**
 * Excludes a player in every brand of the group, from this transaction on: their accounts elsewhere,
 * and whoever signs up with the same details. @throws PlatformError not-available when a longer
 * exclusion runs.
 */
export const selfExclude = (
  kernel: Kernel,
  { playerId, idempotency }: Caller,
  term: ExclusionTerm,
): Promise<PlayRestriction> =>
  runCommand(kernel, {
    name: 'responsible-play.self-exclude',
    playerId,
    idempotency,
    input: { term },
    async handle(command) {
      const { tx, now } = command
      const exclusion: PlayRestriction = {
        kind: 'self-exclusion',
        until: exclusionUntil(term, now),
      }
      const running = await runningRestriction(tx, playerId, now)
      refuseShortening(running?.kind === 'self-exclusion' ? running : null, exclusion.until)
      const { identityKey } = kernel
      const identities = await refreshIdentity(tx, { identityKey, playerId, now })
      await excludeHashes(tx, identities, exclusion.until)
      const accounts = new Set([playerId, ...(await playersOf(tx, identities))])
      // Kept with each account too: it stays excluded when its details change.
      for (const account of accounts) await insertRestriction(tx, account, exclusion, now)
      const { until } = exclusion
      await recordInInbox(command, {
        playerId,
        kind: 'exclusion',
        key: String(now),
        params: until === null ? {} : { until },
      })
      await queueMail(command, playerId, {
        kind: 'break-begun',
        breakKind: 'self-exclusion',
        until: exclusion.until,
      })
      return exclusion
    },
  })

/** Every session of the accounts that are recognised as this player, in all brands. */
export async function sessionsOfGroup({ db }: Kernel, playerId: string): Promise<string[]> {
  const identities = await db
    .selectFrom('player_identity')
    .select(['kind', 'hash'])
    .where('player_id', '=', playerId)
    .execute()
  const accounts = [...new Set([playerId, ...(await playersOf(db, identities))])]
  const rows = await db
    .selectFrom('session')
    .select('id')
    .where('player_id', 'in', accounts)
    .execute()
  return rows.map(({ id }) => id)
}
