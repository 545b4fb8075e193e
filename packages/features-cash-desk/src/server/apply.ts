import type { PaymentMethod, PushPayload } from '@marquee/contract'
import type { CommandContext } from '@marquee/platform-kernel/command'
import type { Posting } from '@marquee/platform-kernel/ledger'
import { type Currency, minor } from '@marquee/platform-kernel/money'
import { countPurchases, purchaseKind } from '@marquee/platform-protection/protection/purchases'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { forgetPurchase, notePurchase } from '@marquee/platform-protection/protection/gate'
import type { PaymentOutcome } from '@marquee/platform-providers'
import { type LateRefusal, lateRefusal } from './late.ts'
import { insertRefund } from './refunds.ts'
import { receiptOf } from './receipt.ts'
import { nextMethod, refunded, statusAfter } from './rules.ts'
import { declinedMethods, type DepositRow, noteAccount, saveDeposit } from './store.ts'

/** For so long a declined method is not offered again, in ms. */
const declinedFor = 60 * 60_000

export interface Applied {
  brand: string
  /** Every method that is offered, in order. */
  methods: readonly PaymentMethod[]
  outcome: PaymentOutcome
}

/** Tells every tab of the player that a purchase moved (RT-04), and how it ended (CASH-01, CASH-03). */
export function tell(
  { push }: Pick<CommandContext, 'push'>,
  row: DepositRow,
  status: PushPayload<'payment'>['status'],
  outcome?: PushPayload<'deposit'>['outcome'],
): void {
  push(row.player_id, 'payment', {
    status,
    presetId: row.preset_id,
    offerType: row.offer_type,
    tryNextMethod: status === 'decline' ? row.next_method : null,
  })
  if (!outcome) return
  push(row.player_id, 'deposit', {
    outcome,
    depositId: row.id,
    presetId: row.preset_id,
    amount: Number(row.amount),
    reason: row.reason,
  })
}

/** Credits what was bought, counts the purchase, and tells every tab. */
async function complete(
  command: CommandContext,
  row: DepositRow,
  brand: string,
): Promise<DepositRow> {
  const { tx, now } = command
  const { id: reference, player_id: playerId } = row
  const isFirst = (await countPurchases(tx, { playerId, minAmount: 0 })) === 0
  // Counted since it began; one that was taken back and is paid all the same counts again.
  await notePurchase(tx, { playerId, amount: Number(row.amount), now, reference })
  const given = (currency: Currency, amount: bigint): Posting[] =>
    amount
      ? [
          { account: { player: playerId, currency }, amount: minor(amount) },
          { account: { house: 'cash-desk', brand, currency }, amount: minor(-amount) },
        ]
      : []
  await command.post({
    kind: purchaseKind,
    reference,
    playerId,
    postings: [...given('coins', row.coins), ...given('entries', row.entries)],
  })
  const saved = await saveDeposit(tx, row.id, now, { status: 'complete', reason: null, isFirst })
  tell(command, saved, 'approved', 'complete')
  await recordInInbox(command, {
    playerId,
    kind: 'purchase',
    key: reference,
    params: { amount: Number(row.amount) },
    coins: Number(row.coins),
    entries: Number(row.entries),
  })
  await queueMail(command, playerId, {
    kind: 'receipt',
    ...receiptOf(command.settingsOf(brand), saved),
  })
  return saved
}

async function decline(
  command: CommandContext,
  row: DepositRow,
  { methods, reason }: { methods: readonly PaymentMethod[]; reason: string },
): Promise<DepositRow> {
  const { tx, now } = command
  await forgetPurchase(tx, row.id)
  const declined = await declinedMethods(tx, {
    playerId: row.player_id,
    presetId: row.preset_id,
    since: now - declinedFor,
  })
  const saved = await saveDeposit(tx, row.id, now, {
    status: 'declined',
    reason,
    nextMethod: nextMethod(methods, [...declined, row.method]),
  })
  tell(command, saved, 'decline')
  return saved
}

/** Gives back what was paid when it might not be any more: nothing is credited, and the order is on record. */
async function refund(
  command: CommandContext,
  row: DepositRow,
  refusal: LateRefusal,
): Promise<DepositRow> {
  const { tx, now } = command
  await forgetPurchase(tx, row.id)
  await insertRefund(tx, { depositId: row.id, reason: refusal, now })
  const saved = await saveDeposit(tx, row.id, now, { status: 'failed', reason: refunded })
  tell(command, saved, 'refresh', 'failed-complete')
  return saved
}

/**
 * Takes a deposit where a provider's outcome leads, in the player's own command. An outcome that comes
 * again, or too late, changes nothing, so that a purchase is credited once.
 */
export async function applyOutcome(
  command: CommandContext,
  row: DepositRow,
  { brand, methods, outcome }: Applied,
): Promise<DepositRow> {
  const { tx, now } = command
  if (outcome.account !== undefined) await noteAccount(tx, row.id, outcome.account)
  if (outcome.kind === 'wrong' && row.status === 'challenge') {
    const wrongAnswers = row.wrong_answers + 1
    return saveDeposit(tx, row.id, now, { status: 'challenge', wrongAnswers })
  }
  const status = statusAfter(row, outcome)
  if (!status) {
    // Nothing comes of one that was taken back: it counts for no limit any more.
    if (outcome.kind === 'declined') await forgetPurchase(tx, row.id)
    return row
  }
  if (outcome.kind === 'approved') {
    const refusal = await lateRefusal(command, row)
    return refusal ? refund(command, row, refusal) : complete(command, row, brand)
  }
  if (outcome.kind === 'declined') return decline(command, row, { methods, reason: outcome.reason })
  const challengeStep = outcome.kind === 'challenge' ? outcome.step : null
  const challengeUrl = outcome.kind === 'visit' ? outcome.url : null
  const saved = await saveDeposit(tx, row.id, now, {
    status,
    challengeStep,
    challengeUrl,
    wrongAnswers: 0,
  })
  // The page that bought it shows the bank's question itself; the other tabs ask anew.
  if (status === 'challenge') tell(command, saved, 'refresh')
  else tell(command, saved, 'pending', 'refresh')
  return saved
}
