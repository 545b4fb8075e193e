import type { StaffPurchaseCase, StaffRedemptionCase } from '@marquee/contract'
import type { Db } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Handlers } from '@marquee/platform-kernel/http'
import { keepAnswer } from '@marquee/platform-kernel/keepAnswer'
import { settingsOf, type Surroundings } from '@marquee/platform-kernel/module'
import { toWire } from '@marquee/platform-kernel/money'
import { type StaffCallOf, staffHandlers } from '@marquee/platform-back-office/access'
import { refuseForeignPlayer } from '@marquee/platform-back-office/playerStore'
import { refuseIneligible } from '@marquee/platform-identity/account/rules'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import { documentsOf } from '@marquee/platform-identity/verification/store'
import {
  listPurchases,
  listRedemptions,
  listRefunds,
  moneyOf,
  purchaseEvents,
  regionRefusalsOf,
} from './officeStore.ts'
import { payOut } from './payouts.ts'
import { noSuchRedemption, playthroughOf } from './redemptions.ts'
import { eventsOf, findRedemption } from './redemptionStore.ts'
import { approversOf, reviewRedemption } from './review.ts'

const data = <T>(value: T) => ({ success: true as const, data: value })

const regionDays = 30 * 86_400_000

/** Whether the brand may have a player of this birthday and state. */
function isEligible(
  ...[settings, { birthDay, state }, now]: [
    Parameters<typeof refuseIneligible>[0],
    { birthDay: string | null; state: string | null },
    number,
  ]
): boolean {
  if (!birthDay || !state) return false
  try {
    refuseIneligible(settings, { birthDay, state }, now)
    return true
  } catch (error) {
    if (error instanceof PlatformError) return false
    throw error
  }
}

/** Everything that is looked at before winnings are paid. @param db where it is read. */
async function caseOf(
  call: StaffCallOf<'backOffice.redemption'> | StaffCallOf<'backOffice.decideRedemption'>,
  surroundings: Surroundings,
  db: Db = call.kernel.db,
): Promise<StaffRedemptionCase> {
  const { playerId, redemptionId } = call.params
  const now = call.kernel.clock.now()
  await refuseForeignPlayer(db, call.brand, playerId)
  const settings = settingsOf(surroundings, call.brand)
  const page = { now, id: redemptionId, limit: 1, offset: 0 }
  const [line] = (await listRedemptions(db, settings, page)).items
  if (!line || line.player.id !== playerId) throw noSuchRedemption()
  const events = await eventsOf(db, [redemptionId])
  const { birthday: birthDay, state } = await findPlayer(db, playerId)
  const { given, staked, won } = await playthroughOf(db, playerId)
  const documents = await documentsOf(db, playerId)
  return {
    ...line,
    approvedByMe: approversOf(events).has(call.staff.id),
    events: events.map(({ kind, at, code, reason, staffName }) => ({
      kind,
      at,
      code,
      reason,
      by: staffName,
    })),
    checks: {
      stateAllowed: isEligible(settings, { birthDay, state }, now),
      regionRefusals: await regionRefusalsOf(db, playerId, now - regionDays),
      restriction: await runningRestriction(db, playerId, now),
      pendingDocuments: documents.filter(({ status }) => status === 'pending').length,
    },
    playthrough: { given: toWire(given), staked: toWire(staked), won: toWire(won) },
    ...(await moneyOf(db, playerId, line.createdAt)),
  }
}

async function decide(
  call: StaffCallOf<'backOffice.decideRedemption'>,
  surroundings: Surroundings,
) {
  const { playerId, redemptionId } = call.params
  const body = call.body
  await refuseForeignPlayer(call.kernel.db, call.brand, playerId)
  const before = await findRedemption(call.kernel.db, redemptionId, playerId)
  if (!before) throw noSuchRedemption()
  const settings = settingsOf(surroundings, call.brand)
  const review = {
    ...body,
    playerId,
    redemptionId,
    staffId: call.staff.id,
    idempotency: call.idempotency,
  }
  const { status } = await call.audited(
    { before: { status: before.status }, after: (result) => result },
    (kernel) => reviewRedemption(kernel, settings, review),
  )
  const row = await findRedemption(call.kernel.db, redemptionId)
  // Approved is approved: an order that fails now is given again later.
  if (status === 'approved' && row?.status === 'approved') {
    const parties = { kernel: surroundings.kernel, providers: surroundings.providers.payments }
    await payOut(parties, row).catch((error: unknown) =>
      surroundings.log.error({ err: error, redemptionId }, 'ordering a payment failed'),
    )
  }
  const answered = { name: 'cash.reviewed-redemption', playerId, idempotency: call.idempotency }
  return keepAnswer(call.kernel, answered, (tx) => caseOf(call, surroundings, tx))
}

async function purchaseOf(call: StaffCallOf<'backOffice.purchase'>): Promise<StaffPurchaseCase> {
  const { playerId, depositId } = call.params
  const { db } = call.kernel
  const page = { id: depositId, playerId, limit: 1, offset: 0 }
  const [found] = (await listPurchases(db, call.brand, page)).items
  if (!found) throw new PlatformError('not-found', 'This player has no such purchase.')
  return { ...found, events: await purchaseEvents(db, depositId) }
}

/** Purchases and redemptions as staff see and decide them. */
export const cashOfficeHandlers = (surroundings: Surroundings): Handlers =>
  staffHandlers({
    async 'backOffice.redemptions'({ kernel: { db, clock }, brand, query }) {
      const page = { now: clock.now(), ...query }
      return data(await listRedemptions(db, settingsOf(surroundings, brand), page))
    },
    'backOffice.redemption': async (call) => data(await caseOf(call, surroundings)),
    'backOffice.decideRedemption': async (call) => data(await decide(call, surroundings)),
    async 'backOffice.purchases'({ kernel: { db }, brand, query }) {
      return data(await listPurchases(db, brand, query))
    },
    async 'backOffice.refunds'({ kernel: { db }, brand, query }) {
      return data(await listRefunds(db, brand, query))
    },
    'backOffice.purchase': async (call) => data(await purchaseOf(call)),
  })
