import { randomUUID } from 'node:crypto'
import type { Deposit, PaymentMethod } from '@marquee/contract'
import { defaultLocale, type Locale } from '@marquee/contract/locales'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type CommandContext, type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { refuseIneligible } from '@marquee/platform-identity/account/rules'
import { findPlayer } from '@marquee/platform-identity/account/playerRow'
import { recordInInbox } from '@marquee/platform-messages/inbox/record'
import {
  assertMayPurchase,
  forgetPurchase,
  notePurchase,
} from '@marquee/platform-protection/protection/gate'
import { outcomePath } from '../outcome/lastOutcome.ts'
import { applyOutcome, tell } from './apply.ts'
import type { OfferSource } from '@marquee/platform-kernel/status'
import { buyerOf } from '@marquee/platform-cash/offers'
import type { PaymentOutcome, PaymentProvider } from '@marquee/platform-providers'
import { known, providerOf } from './asking.ts'
import { keepMethod } from './saved.ts'
import { packagesFor } from '@marquee/platform-cash/packages'
import { expired, overLimit, unansweredAfterMs } from './rules.ts'
import {
  type DepositRow,
  depositToWire,
  findDeposit,
  insertDeposit,
  saveDeposit,
  unansweredBefore,
} from './store.ts'

type Idempotency = { scope: string; key: string } | null

/** The desk of one brand. */
export interface Desk {
  kernel: Kernel
  settings: BrandSettings
  providers: readonly PaymentProvider[]
  /** What features put on sale for single players. */
  offers: readonly OfferSource[]
}

const noSuchDeposit = () =>
  new PlatformError('not-found', 'This player has no such purchase. GET /rest/cash/deposits/.')

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

interface Settling {
  /** Whether the outcome is still about what the deposit is by then; always unless given. */
  isStill?: (now: DepositRow) => boolean
  /** Under which key the answer is kept; under none unless given. */
  idempotency?: Idempotency
}

/** Applies an outcome in a command of the player's own, to what the deposit is by then. */
const settle = (
  { kernel, settings, providers }: Desk,
  row: Pick<DepositRow, 'id' | 'player_id'>,
  outcome: PaymentOutcome,
  { isStill = () => true, idempotency = null }: Settling = {},
): Promise<Deposit> =>
  runCommand(kernel, {
    name: 'cash.settle',
    playerId: row.player_id,
    idempotency,
    input: null,
    continues: true,
    async handle(command) {
      const kept = await findDeposit(command.tx, row.id)
      if (!kept) throw noSuchDeposit()
      if (!isStill(kept)) return depositToWire(kept)
      const methods = providers.map(({ key }) => key)
      return depositToWire(
        await applyOutcome(command, kept, { brand: settings.key, methods, outcome }),
      )
    },
  })

/** The key under which the answer to a purchase is kept, beside the one that it was begun with. */
const answerKey = (idempotency: Idempotency): Idempotency =>
  idempotency && { ...idempotency, key: `${idempotency.key}:answer` }

/**
 * The answer to a purchase that was begun, or to a step that was answered before: the first that was given,
 * else how it stands now.
 * @throws PlatformError whatever `stands` throws of a purchase that has no answer to give.
 */
const answerOf = (
  { kernel }: Pick<Desk, 'kernel'>,
  row: DepositRow,
  idempotency: Idempotency,
  stands: (now: DepositRow) => Deposit = depositToWire,
): Promise<Deposit> =>
  runCommand(kernel, {
    name: 'cash.settle',
    playerId: row.player_id,
    idempotency: answerKey(idempotency),
    input: null,
    continues: true,
    handle: async ({ tx }) => stands((await findDeposit(tx, row.id)) ?? row),
  })

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
  { kernel }: Pick<Desk, 'kernel'>,
  playerId: string,
  id: string,
): Promise<Deposit> {
  const row = await findDeposit(kernel.db, id, playerId)
  if (!row) throw noSuchDeposit()
  return depositToWire(row)
}

interface Answer {
  playerId: string
  id: string
  step: number
  answer: string
  idempotency: Idempotency
}

/**
 * Hands the player's answer to the card's bank; during a break the call is refused before, so that nobody
 * is charged. A step that is over is not asked again; a repetition is answered as at first, whatever became
 * of the purchase meanwhile.
 * @throws PlatformError not-found, not-available (nothing is asked any more) or wrong-code.
 */
export async function answerChallenge(desk: Desk, given: Answer): Promise<Deposit> {
  const { kernel, providers } = desk
  const { playerId, id, step, answer, idempotency } = given
  const row = await findDeposit(kernel.db, id, playerId)
  if (!row) throw noSuchDeposit()
  if (row.status !== 'challenge') {
    return answerOf(desk, row, idempotency, (now) => {
      if (now.challenge_step !== null && now.status === 'complete') return depositToWire(now)
      throw new PlatformError('not-available', 'Nothing is asked of this purchase any more.')
    })
  }
  if (row.challenge_step === null) {
    throw new PlatformError(
      'not-available',
      'The bank asks on its own page: open the purchase’s challengeUrl.',
    )
  }
  if (row.challenge_step !== step) return answerOf(desk, row, idempotency)
  const ask = providerOf(providers, row.method).answer
  if (!ask) return depositToWire(row)
  const outcome = known(
    await ask({
      depositId: id,
      step,
      answer,
      wrongAnswers: row.wrong_answers,
    }),
  )
  const after = await settle(desk, row, outcome, {
    // A wrong code is told as such, and may be tried again.
    idempotency: outcome.kind === 'wrong' ? null : answerKey(idempotency),
    // What was approved was paid; any other word counts for the step it was asked for.
    isStill: (kept) =>
      outcome.kind === 'approved' ||
      (kept.status === 'challenge' &&
        kept.challenge_step === step &&
        kept.wrong_answers === row.wrong_answers),
  })
  if (outcome.kind === 'wrong') {
    throw new PlatformError('wrong-code', 'The bank does not know this code. Try it once more.')
  }
  return after
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

/** What a provider reported, once. @throws PlatformError not-found. */
export async function settleReported(
  desk: Omit<Desk, 'settings'> & { settingsFor: (brand: string) => BrandSettings },
  {
    provider,
    depositId,
    outcome,
  }: { provider: PaymentProvider; depositId: string; outcome: PaymentOutcome },
): Promise<void> {
  const row = await findDeposit(desk.kernel.db, depositId)
  if (!row || row.method !== provider.key) throw noSuchDeposit()
  const { brand } = await desk.kernel.db
    .selectFrom('player')
    .select('brand')
    .where('id', '=', row.player_id)
    .executeTakeFirstOrThrow()
  await settle({ ...desk, settings: desk.settingsFor(brand) }, row, outcome)
  // A provider whose bank asks on its own page may have had nothing to keep before.
  if (row.keeps && outcome.kind === 'approved') {
    await keepMethod(desk, provider, { row, token: null, account: row.account })
  }
}

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
