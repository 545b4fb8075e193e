import { randomUUID } from 'node:crypto'
import type { Deposit, PaymentMethod } from '@marquee/contract'
import { defaultLocale, type Locale } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { answerKey } from '@marquee/platform-kernel/keepAnswer'
import { refuseIneligible } from '@marquee/platform-identity/account/rules'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import {
  assertMayPurchase,
  forgetPurchase,
  notePurchase,
} from '@marquee/platform-protection/protection/gate'
import { outcomePath } from '../outcome/lastOutcome.ts'
import { tell } from './apply.ts'
import { buyerOf } from '@marquee/platform-cash/offers'
import { known, providerOf } from './asking.ts'
import { titleOf } from './receipt.ts'
import { keepMethod } from './saved.ts'
import { packagesFor } from '@marquee/platform-cash/packages'
import { expired, overLimit, unansweredAfterMs } from './rules.ts'
import {
  depositToWire,
  findDeposit,
  insertDeposit,
  saveDeposit,
  unansweredBefore,
} from './store.ts'
import { answerOf, type Desk, type Idempotency, noSuchDeposit, settle } from './settling.ts'

/** Whether the player's own limits leave room. @throws PlatformError self-excluded or cool-off. */
async function isOverLimit({ tx, now }: CommandContext, playerId: string, amount: number) {
  try {
    await assertMayPurchase(tx, { playerId, amount, now })
    return false
  } catch (error) {
    if (error instanceof PlatformError && error.code === 'purchase-limit-reached') return true
    throw error
  }
}

/** @throws PlatformError age-restricted or not-available, by the state the player lives in now. */
async function refuseByAge({ tx, now }: CommandContext, settings: BrandSettings, playerId: string) {
  const { birthday: birthDay, state } = await findPlayer(tx, playerId)
  if (birthDay && state) refuseIneligible(settings, { birthDay, state }, now)
}

/** The page of the desk that shows what became of a purchase, also while it waits. */
const returnAddress = (origin: string, locale: Locale, deposit: string): string =>
  `${origin}${locale === defaultLocale ? '' : `/${locale}`}${outcomePath({ outcome: 'refresh', depositId: deposit, reason: null })}`

export interface Purchase {
  playerId: string
  presetId: number
  method: PaymentMethod
  token: string
  /** Keeps what pays for the next purchases. */
  keep?: boolean | undefined
  /** Of the pages to which the bank sends the player back. */
  locale: Locale
  idempotency: Idempotency
}

/**
 * Buys a package. What may be bought is decided and counted first, in one command; then the provider
 * is asked, outside of any transaction; then its outcome is applied. A repetition finds the deposit and
 * goes on where it stood; once it was answered, it is answered the same, whatever came after.
 * @throws PlatformError not-found, not-available, self-excluded, cool-off, age-restricted, invalid-input.
 */
export async function createDeposit(
  desk: Desk,
  { playerId, presetId, method, token, keep = false, locale, idempotency }: Purchase,
): Promise<Deposit> {
  const { kernel, settings, offers } = desk
  const provider = providerOf(desk.providers, method)
  const { id } = await runCommand(kernel, {
    name: 'cash.create-deposit',
    playerId,
    idempotency,
    input: { presetId, method, token, ...(keep && { keep }) },
    async handle(command) {
      const { tx, now } = command
      const account = provider.accountOf(token, now) ?? ''
      const bought = packagesFor(
        settings.cash,
        await buyerOf(tx, settings, { playerId, now, sources: offers }),
      ).find((one) => one.presetId === presetId)
      if (!bought) {
        throw new PlatformError(
          'not-found',
          `Package ${presetId} is not on sale for this player. GET /rest/cash/ lists what is.`,
        )
      }
      await refuseByAge(command, settings, playerId)
      const { price: amount, offerType, gives } = bought
      const isOver = await isOverLimit(command, playerId, amount)
      const deposit = {
        id: randomUUID(),
        player_id: playerId,
        preset_id: presetId,
        offer_type: offerType,
        method,
        account,
        status: isOver ? ('failed' as const) : ('created' as const),
        reason: isOver ? overLimit : null,
      }
      if (!(await insertDeposit(tx, { ...deposit, ...gives, amount, token, keeps: keep, now }))) {
        throw new PlatformError(
          'not-available',
          'This token has paid already. Ask the provider for a new one, and pay with that.',
        )
      }
      if (isOver) {
        const row = await findDeposit(tx, deposit.id)
        if (row) tell(command, row, 'refresh', 'failed-complete')
      } else await notePurchase(tx, { playerId, amount, now, reference: deposit.id })
      return { id: deposit.id }
    },
  })
  const row = await findDeposit(kernel.db, id, playerId)
  if (!row) throw noSuchDeposit()
  if (row.status !== 'created') return answerOf(desk, row, idempotency)
  const outcome = known(
    await provider.charge({
      depositId: id,
      amount: Number(row.amount),
      token,
      now: kernel.clock.now(),
      returnTo: returnAddress(kernel.originOf(settings.key), locale, id),
    }),
  )
  if (keep && outcome.kind !== 'declined') {
    await keepMethod(desk, provider, { row, token, account: outcome.account ?? row.account })
  }
  return settle(desk, row, outcome, { idempotency: answerKey(idempotency) })
}

/** One purchase of a player's. @throws PlatformError not-found. */
export async function readDeposit(
  { kernel, settings }: Pick<Desk, 'kernel' | 'settings'>,
  playerId: string,
  id: string,
): Promise<Deposit> {
  const row = await findDeposit(kernel.db, id, playerId)
  if (!row) throw noSuchDeposit()
  return { ...depositToWire(row), title: titleOf(settings, row.preset_id) }
}

/**
 * Takes back a purchase that waits.
 * @throws PlatformError not-found, or not-available when it has ended.
 */
export const cancelDeposit = (
  { kernel }: Pick<Desk, 'kernel'>,
  { playerId, id, idempotency }: { playerId: string; id: string; idempotency: Idempotency },
): Promise<Deposit> =>
  runCommand(kernel, {
    name: 'cash.cancel-deposit',
    playerId,
    idempotency,
    input: { id },
    async handle(command) {
      const { tx, now } = command
      const row = await findDeposit(tx, id, playerId)
      if (!row) throw noSuchDeposit()
      if (row.status !== 'challenge' && row.status !== 'pending') {
        throw new PlatformError(
          'not-available',
          `This purchase is ${row.status}; it waits no more.`,
        )
      }
      // What a provider has may still be paid: it counts until the provider says otherwise.
      if (row.status !== 'pending') await forgetPurchase(tx, id)
      const saved = await saveDeposit(tx, id, now, { status: 'canceled', reason: null })
      tell(command, saved, 'refresh')
      return depositToWire(saved)
    },
  })

/**
 * Ends purchases that their players left: they count for no limit any more.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function endUnanswered(kernel: Kernel, stopping?: AbortSignal): Promise<void> {
  const before = kernel.clock.now() - unansweredAfterMs
  const work = makeDueWork(stopping)
  await work.each(await unansweredBefore(kernel.db, before), ({ id, player_id: playerId }) =>
    runCommand(kernel, {
      name: 'cash.expire',
      playerId,
      idempotency: null,
      input: null,
      async handle(command) {
        const row = await findDeposit(command.tx, id)
        if (row?.status !== 'created' && row?.status !== 'challenge') return
        await forgetPurchase(command.tx, id)
        const change = { status: 'failed', reason: expired } as const
        const saved = await saveDeposit(command.tx, id, command.now, change)
        tell(command, saved, 'refresh', 'failed-complete')
        await recordInInbox(command, {
          playerId: saved.player_id,
          kind: 'purchase-failed',
          key: id,
          params: { amount: Number(saved.amount) },
        })
      },
    }),
  )
  work.end('Purchases that nobody answered')
}
