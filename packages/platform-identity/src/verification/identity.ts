import type { Identity } from '@marquee/contract'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import type { IdentityProvider, IdentityReport, Report } from '@marquee/platform-providers'
import { autoVerificationOf, statusAfter } from './rules.ts'
import {
  identityEventsOf,
  identityStatusOf,
  noteIdentityEvent,
  saveIdentityStatus,
} from './store.ts'
import { findCheck } from './checkStore.ts'

/** Where a player's verification stands and how it got there. */
export async function readIdentity(
  { db }: Pick<Kernel, 'db'>,
  playerId: string,
  provider: IdentityProvider | null,
): Promise<Identity> {
  const status = await identityStatusOf(db, playerId)
  return {
    status,
    canStart: autoVerificationOf(status, provider).isAvailable,
    history: await identityEventsOf(db, playerId),
  }
}

interface Reported {
  playerId: string
  /** Unique over everything that reports. */
  eventId: string
  report: Report
  reason: string | null
}

/**
 * Applies a report within a command: status, history, and a push to each of the player's tabs
 * (RT-03, RT-06). What was reported before changes nothing.
 */
export async function applyReport(
  command: CommandContext,
  { playerId, eventId, report, reason }: Reported,
): Promise<void> {
  const { tx, now, push } = command
  const before = await identityStatusOf(tx, playerId)
  const status = statusAfter(before, report)
  const action = report.kind === 'action' ? report.action : null
  const isNew = await noteIdentityEvent(tx, { eventId, playerId, status, action, reason, at: now })
  if (!isNew) return
  if (action) {
    push(playerId, 'playerVerification', { action })
    await recordInInbox(command, { playerId, kind: 'card', key: eventId, params: { action } })
  }
  // A decision is told every time: the player may be waiting for the second one.
  const isDecision = report.kind === 'status' && report.status === status
  if (status !== 'pending' && (isDecision || status !== before))
    push(playerId, 'playerIdentityVerification', { status })
  if (status === before) return
  await saveIdentityStatus(tx, playerId, status, now)
  if (status !== 'pending')
    await recordInInbox(command, { playerId, kind: 'identity', key: eventId, params: { status } })
  push(playerId, 'profile', { changed: ['documentConfirmStatus', 'autoVerificationData'] })
}

/** Takes what a provider reported. @throws PlatformError not-found when it is about no check of ours. */
export async function takeProviderEvent(
  kernel: Kernel,
  { name }: Pick<IdentityProvider, 'name'>,
  event: IdentityReport,
): Promise<void> {
  const check = await findCheck(kernel.db, name, event.checkId)
  if (!check) {
    throw new PlatformError('not-found', `There is no check '${event.checkId}' with ${name}.`)
  }
  await runCommand(kernel, {
    name: 'verification.report',
    playerId: check.playerId,
    idempotency: null,
    input: null,
    handle: (command) =>
      applyReport(command, {
        playerId: check.playerId,
        eventId: `${name}:${event.id}`,
        report: event.report,
        reason: event.reason,
      }),
  })
}
