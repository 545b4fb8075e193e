import { randomUUID } from 'node:crypto'
import type { PayoutMethod, Redemption, RedemptionDesk, RedemptionStatus } from '@marquee/contract'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { type Balances, balancesOf } from '@marquee/platform-kernel/ledger'
import { minor, toWire } from '@marquee/platform-kernel/money'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import { queueMail } from '@marquee/platform-messages/mail/queue'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { identityStatusOf } from '@marquee/platform-identity/verification/store'
import { providerOf } from './asking.ts'
import type { Desk } from './settling.ts'
import type { PaymentProvider } from '@marquee/platform-providers'
import {
  findRedemption,
  insertRedemption,
  insertRedemptionEvent,
  playedThrough,
  type RedemptionEvent,
  type RedemptionRow,
  redemptionsOf,
  saveRedemption,
  withSteps,
} from './redemptionStore.ts'
import { redeemableOf } from './rules.ts'

type Idempotency = { scope: string; key: string } | null

/** What mails say of a redemption. */
export const payoutOf = ({ amount, method, account }: RedemptionRow) => ({
  amount: Number(amount),
  method,
  account,
})

/** Kinds of the ledger: winnings leave, come back, or are paid. */
const leave = 'redemption'
const comeBack = 'redemption-return'
const arePaid = 'redemption-paid'

const payouts: readonly PayoutMethod[] = ['bank', 'wallet']

/** Winnings given, staked and won, of all time. */
export const playthroughOf = (db: Db | Tx, playerId: string) =>
  playedThrough(db, playerId, {
    won: ['round-win', comeBack],
    staked: ['round-stake', 'round-raise'],
  })

/** What of their winnings a player can redeem. Of none it is not asked how all of them came about. */
async function redeemable(
  db: Db | Tx,
  playerId: string,
  { winnings }: Pick<Balances, 'winnings'>,
): Promise<bigint> {
  if (winnings === 0n) return 0n
  return redeemableOf({ winnings, ...(await playthroughOf(db, playerId)) })
}

async function oneToWire(tx: Tx, row: RedemptionRow): Promise<Redemption> {
  const [wire] = await withSteps(tx, [row])
  if (!wire) throw new Error(`The redemption ${row.id} has no wire form.`)
  return wire
}

/** Everything the page of redemptions shows. */
export async function redemptionDesk(
  { kernel: { db }, settings, providers }: Desk,
  playerId: string,
): Promise<RedemptionDesk> {
  const methods = providers.flatMap(({ key, tokenUrl, tokenProtocol, publicKey }) => {
    const id = payouts.find((one) => one === key)
    return id ? [{ id, tokenUrl, tokenProtocol, publicKey }] : []
  })
  const [balances, identity, rows] = await Promise.all([
    balancesOf(db, playerId),
    identityStatusOf(db, playerId),
    redemptionsOf(db, playerId),
  ])
  return {
    status: methods.length ? 'active' : 'inactive',
    winnings: toWire(balances.winnings),
    redeemable: toWire(await redeemable(db, playerId, balances)),
    minimum: settings.cash.redemptionMinimum,
    reviewDays: settings.cash.reviewDays,
    twoLookAbove: settings.cash.twoApprovalsAbove,
    identity,
    methods,
    testNumbers: providers
      .filter(({ key }) => payouts.some((one) => one === key))
      .flatMap(({ testNumbers }) => testNumbers),
    redemptions: await withSteps(db, rows),
  }
}

async function refuse(tx: Tx, { settings }: Desk, playerId: string, amount: number): Promise<void> {
  const { game_mode: mode } = await findPlayer(tx, playerId)
  if (mode !== 'SweepStakes') {
    throw new PlatformError(
      'not-available',
      'Winnings are redeemed in the mode SweepStakes. Switch to it first.',
    )
  }
  if ((await identityStatusOf(tx, playerId)) !== 'approved') {
    throw new PlatformError(
      'not-available',
      'Winnings are paid to players whose identity was checked. Pass the check first.',
      { details: [{ path: 'see', message: '/profile/identity' }] },
    )
  }
  const { redemptionMinimum } = settings.cash
  if (amount < redemptionMinimum) {
    throw new PlatformError(
      'not-available',
      `The least that is redeemed at once is ${redemptionMinimum} (minor units).`,
      { details: [{ path: 'amount', message: `At least ${redemptionMinimum}` }] },
    )
  }
  const most = await redeemable(tx, playerId, await balancesOf(tx, playerId))
  if (BigInt(amount) > most) {
    throw new PlatformError(
      'insufficient-funds',
      `${most} (minor units) of the winnings can be redeemed; entries, and what was given and not yet played, cannot.`,
      { details: [{ path: 'amount', message: `At most ${most}` }] },
    )
  }
}

/** The pages that show redemptions ask anew, in every tab. */
export const tellRedemption = ({ push }: CommandContext, playerId: string): void =>
  push(playerId, 'payment', {
    status: 'refresh',
    presetId: null,
    offerType: null,
    tryNextMethod: null,
  })

const waitingAccount = (brand: string) =>
  ({ house: 'redemption-pending', brand, currency: 'winnings' }) as const

export interface RedemptionRequest {
  playerId: string
  amount: number
  method: PayoutMethod
  token: string
  idempotency: Idempotency
}

/**
 * Redeems winnings: they move to an account of the house until a decision. During a break too.
 * @throws PlatformError not-available, insufficient-funds, invalid-input.
 */
export function requestRedemption(
  desk: Desk,
  { playerId, amount, method, token, idempotency }: RedemptionRequest,
): Promise<Redemption> {
  const provider = providerOf(desk.providers, method)
  const brand = desk.settings.key
  return runCommand(desk.kernel, {
    name: 'cash.request-redemption',
    playerId,
    idempotency,
    input: { amount, method, token },
    async handle(command) {
      const { tx, now } = command
      const account = provider.accountOf(token, now) ?? ''
      await refuse(tx, desk, playerId, amount)
      const row = await insertRedemption(tx, {
        id: randomUUID(),
        player_id: playerId,
        amount: BigInt(amount),
        method,
        account,
        token,
        now,
      })
      if (!row) {
        throw new PlatformError(
          'not-available',
          'This token was used already. Ask the provider for a new one.',
        )
      }
      await command.post({
        kind: leave,
        reference: row.id,
        playerId,
        postings: [
          { account: { player: playerId, currency: 'winnings' }, amount: minor(-amount) },
          { account: waitingAccount(brand), amount: minor(amount) },
        ],
      })
      await insertRedemptionEvent(tx, row.id, now, { kind: 'requested' })
      await queueMail(command, playerId, { kind: 'redemption-received', ...payoutOf(row) })
      tellRedemption(command, playerId)
      await recordRedemptionStep(command, row, 'pending')
      return oneToWire(tx, row)
    },
  })
}

/** What may still end. A provider's word counts in each: what it pays was paid. */
const open: readonly RedemptionStatus[] = ['pending', 'asked', 'approved']

interface End extends Omit<RedemptionEvent, 'kind'> {
  brand: string
  status: 'paid' | 'rejected' | 'canceled'
}

/** Each step of a redemption can be read later. */
export const recordRedemptionStep = (
  command: CommandContext,
  { id, player_id: playerId, amount }: RedemptionRow,
  status: RedemptionRow['status'],
): Promise<void> =>
  recordInInbox(command, {
    playerId,
    kind: 'redemption',
    // The same can be asked for more than once; everything else happens once.
    key: status === 'asked' ? `${id}:${status}:${command.now}` : `${id}:${status}`,
    params: { status, amount: Number(amount) },
  })

/** Ends a redemption that waits; whatever has ended stays as it is. */
export async function endRedemption(
  command: CommandContext,
  row: RedemptionRow,
  { brand, status, code = null, reason = null, staffId = null }: End,
): Promise<RedemptionRow> {
  if (!open.includes(row.status)) return row
  const { id: reference, player_id: playerId } = row
  const amount = minor(row.amount)
  const isPaid = status === 'paid'
  await command.post({
    kind: isPaid ? arePaid : comeBack,
    reference,
    playerId,
    postings: [
      { account: waitingAccount(brand), amount: minor(-amount) },
      {
        account: isPaid
          ? { house: 'redeemed', brand, currency: 'winnings' }
          : { player: playerId, currency: 'winnings' },
        amount,
      },
    ],
  })
  tellRedemption(command, playerId)
  await recordRedemptionStep(command, row, status)
  const { tx, now } = command
  await insertRedemptionEvent(tx, reference, now, { kind: status, staffId, code, reason })
  // What staff noted about a payment is for the record only.
  const told = status === 'rejected' ? { code, reason } : {}
  if (isPaid) await queueMail(command, playerId, { kind: 'redemption-paid', ...payoutOf(row) })
  if (status === 'rejected') {
    await queueMail(command, playerId, {
      kind: 'redemption-refused',
      ...payoutOf(row),
      code,
      reason,
    })
  }
  return saveRedemption(tx, reference, now, { status, ...told })
}

export const noSuchRedemption = () =>
  new PlatformError('not-found', 'There is no such redemption. GET /rest/cash/redemptions/.')

/** @throws PlatformError not-available for a redemption whose status is none of those. */
export function refuseUnless(row: RedemptionRow, statuses: readonly RedemptionStatus[]): void {
  if (statuses.includes(row.status)) return
  throw new PlatformError('not-available', `This redemption is ${row.status} already.`)
}

/**
 * The player has done what was asked: staff look again.
 * @throws PlatformError not-found, or not-available when nothing is asked.
 */
export const answerRedemption = (
  { kernel }: Pick<Desk, 'kernel'>,
  { playerId, id, idempotency }: { playerId: string; id: string; idempotency: Idempotency },
): Promise<Redemption> =>
  runCommand(kernel, {
    name: 'cash.answer-redemption',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now } = command
      const row = await findRedemption(tx, id, playerId)
      if (!row) throw noSuchRedemption()
      refuseUnless(row, ['asked'])
      await insertRedemptionEvent(tx, id, now, { kind: 'answered' })
      tellRedemption(command, playerId)
      return oneToWire(tx, await saveRedemption(tx, id, now, { status: 'pending' }))
    },
  })

/** Takes a redemption back. @throws PlatformError not-found, or not-available once it is approved. */
export const cancelRedemption = (
  { kernel, settings }: Pick<Desk, 'kernel' | 'settings'>,
  { playerId, id, idempotency }: { playerId: string; id: string; idempotency: Idempotency },
): Promise<Redemption> =>
  runCommand(kernel, {
    name: 'cash.cancel-redemption',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const row = await findRedemption(command.tx, id, playerId)
      if (!row) throw noSuchRedemption()
      refuseUnless(row, ['pending', 'asked'])
      const change = { brand: settings.key, status: 'canceled' } as const
      return oneToWire(command.tx, await endRedemption(command, row, change))
    },
  })

/** What a provider decided on a redemption, once. @throws PlatformError not-found. */
export async function decideRedemption(
  kernel: Kernel,
  decision: {
    provider: PaymentProvider
    redemptionId: string
    outcome: 'paid' | 'rejected'
    reason: string | null
  },
): Promise<void> {
  const { provider, redemptionId, outcome: status, reason } = decision
  const row = await findRedemption(kernel.db, redemptionId)
  if (!row || row.method !== provider.key) throw noSuchRedemption()
  await runCommand(kernel, {
    name: 'cash.decide-redemption',
    playerId: row.player_id,
    idempotency: null,
    input: null,
    async handle(command) {
      const kept = await findRedemption(command.tx, redemptionId)
      const { brand } = await command.tx
        .selectFrom('player')
        .select('brand')
        .where('id', '=', row.player_id)
        .executeTakeFirstOrThrow()
      if (kept) await endRedemption(command, kept, { brand, status, reason })
    },
  })
}
