import type { RedemptionDecision, RedemptionStatus } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { refuseIneligible } from '@marquee/platform-identity/account/rules'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { identityStatusOf } from '@marquee/platform-identity/verification/store'
import {
  endRedemption,
  noSuchRedemption,
  payoutOf,
  recordRedemptionStep,
  refuseUnless,
  tellRedemption,
} from './redemptions.ts'
import {
  eventsOf,
  findRedemption,
  insertRedemptionEvent,
  type RedemptionRow,
  saveRedemption,
} from './redemptionStore.ts'

export interface Review extends RedemptionDecision {
  playerId: string
  redemptionId: string
  staffId: string
  idempotency: { scope: string; key: string } | null
}

/** What a decision led to. */
export interface Reviewed {
  status: RedemptionStatus
  approvals: number
}

/** From which statuses staff may decide what. What was handed to a provider is the provider's. */
const possible: Record<RedemptionDecision['decision'], readonly RedemptionStatus[]> = {
  approve: ['pending', 'asked'],
  ask: ['pending', 'asked'],
  reject: ['pending', 'asked'],
  paid: ['approved'],
}

/** Whether a redemption is large enough for two members of staff. */
export const needsTwo = (settings: BrandSettings, amount: bigint): boolean =>
  amount > BigInt(settings.cash.twoApprovalsAbove)

type ApprovalEvent = Pick<Awaited<ReturnType<typeof eventsOf>>[number], 'kind' | 'staff_id'>

/** Who has approved so far. */
export const approversOf = (events: readonly ApprovalEvent[]): Set<string> =>
  new Set(
    events.flatMap(({ kind, staff_id: staffId }) =>
      staffId && (kind === 'reviewed' || kind === 'approved') ? [staffId] : [],
    ),
  )

/** @throws PlatformError not-available or age-restricted when the player may not be paid now. */
async function refuseUnpayable(
  { tx, now }: CommandContext,
  settings: BrandSettings,
  playerId: string,
): Promise<void> {
  const { birthday: birthDay, state } = await findPlayer(tx, playerId)
  if ((await identityStatusOf(tx, playerId)) !== 'approved') {
    throw new PlatformError(
      'not-available',
      'The player’s identity is not approved. Review the documents first, or ask for them.',
      { details: [{ path: 'identity', message: 'Not approved' }] },
    )
  }
  if (!birthDay || !state) {
    throw new PlatformError(
      'not-available',
      'The profile has no birthday or no state, so that nobody knows whether this player may be paid.',
      { details: [{ path: 'state', message: 'Missing' }] },
    )
  }
  refuseIneligible(settings, { birthDay, state }, now)
}

interface Asked {
  row: RedemptionRow
  /** Null for the sandbox, whose reviewer is nobody. */
  staffId: string | null
  code: RedemptionDecision['code']
  reason: string
}

/** Asks the player for something before the redemption is decided, and tells them. */
export async function askForMore(
  command: CommandContext,
  { row, staffId, code, reason }: Asked,
): Promise<void> {
  refuseUnless(row, possible.ask)
  const { tx, now } = command
  await insertRedemptionEvent(tx, row.id, now, { kind: 'asked', staffId, code, reason })
  await saveRedemption(tx, row.id, now, { status: 'asked', code, reason })
  tellRedemption(command, row.player_id)
  await recordRedemptionStep(command, row, 'asked')
  await queueMail(command, row.player_id, {
    kind: 'redemption-asked',
    ...payoutOf(row),
    code,
    reason,
  })
}

async function approve(
  command: CommandContext,
  settings: BrandSettings,
  { row, staffId, reason }: { row: RedemptionRow; staffId: string; reason: string },
): Promise<Reviewed> {
  const { tx, now } = command
  await refuseUnpayable(command, settings, row.player_id)
  const approvers = approversOf(await eventsOf(tx, [row.id]))
  if (approvers.has(staffId)) {
    throw new PlatformError(
      'not-available',
      'You have approved this redemption. Above this sum somebody else has to approve it too.',
    )
  }
  const approvals = approvers.size + 1
  const isEnough = !needsTwo(settings, row.amount) || approvals > 1
  const kind = isEnough ? 'approved' : 'reviewed'
  await insertRedemptionEvent(tx, row.id, now, { kind, staffId, reason })
  const status = isEnough ? 'approved' : 'pending'
  await saveRedemption(tx, row.id, now, { status })
  tellRedemption(command, row.player_id)
  if (isEnough) {
    await recordRedemptionStep(command, row, 'approved')
    await queueMail(command, row.player_id, { kind: 'redemption-approved', ...payoutOf(row) })
  }
  return { status, approvals }
}

/**
 * A decision of staff, in the player's own command: of two at once the second finds what the first
 * left, and so does a player who takes the redemption back meanwhile.
 * @throws PlatformError not-found, not-available (decided already, or not to be paid), age-restricted.
 */
export const reviewRedemption = (
  kernel: Kernel,
  settings: BrandSettings,
  { playerId, redemptionId, staffId, idempotency, decision, code, reason }: Review,
): Promise<Reviewed> =>
  runCommand(kernel, {
    name: 'cash.review-redemption',
    playerId,
    idempotency,
    input: { redemptionId, decision, code, reason },
    async handle(command): Promise<Reviewed> {
      const { tx } = command
      const row = await findRedemption(tx, redemptionId, playerId)
      if (!row) throw noSuchRedemption()
      refuseUnless(row, possible[decision])
      if (decision === 'approve') return approve(command, settings, { row, staffId, reason })
      if (decision === 'ask') {
        await askForMore(command, { row, staffId, code, reason })
      } else {
        const status = decision === 'paid' ? 'paid' : 'rejected'
        await endRedemption(command, row, { brand: settings.key, status, code, reason, staffId })
      }
      const after = await findRedemption(tx, redemptionId)
      const approvals = approversOf(await eventsOf(tx, [redemptionId])).size
      return { status: after?.status ?? row.status, approvals }
    },
  })
