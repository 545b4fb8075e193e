import type { Deposit } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { keepAnswer } from '@marquee/platform-kernel/keepAnswer'
import { applyOutcome } from './apply.ts'
import type { OfferSource } from '@marquee/platform-kernel/status'
import type { PaymentOutcome, PaymentProvider } from '@marquee/platform-providers'
import { keepMethod } from './saved.ts'
import { type DepositRow, depositToWire, findDeposit } from './store.ts'

export type Idempotency = { scope: string; key: string } | null

/** The desk of one brand. */
export interface Desk {
  kernel: Kernel
  settings: BrandSettings
  providers: readonly PaymentProvider[]
  /** What features put on sale for single players. */
  offers: readonly OfferSource[]
}

export const noSuchDeposit = () =>
  new PlatformError('not-found', 'This player has no such purchase. GET /rest/cash/deposits/.')

interface Settling {
  /** Whether the outcome is still about what the deposit is by then; always unless given. */
  isStill?: (now: DepositRow) => boolean
  /** Under which key the answer is kept; under none unless given. */
  idempotency?: Idempotency
}

/** Applies an outcome in a command of the player's own, to what the deposit is by then. */
export const settle = (
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

/**
 * The answer to a purchase that was begun, or to a step that was answered before: the first that was given,
 * else how it stands now.
 * @throws PlatformError whatever `stands` throws of a purchase that has no answer to give.
 */
export const answerOf = (
  { kernel }: Pick<Desk, 'kernel'>,
  row: DepositRow,
  idempotency: Idempotency,
  stands: (now: DepositRow) => Deposit = depositToWire,
): Promise<Deposit> =>
  keepAnswer(kernel, { name: 'cash.settle', playerId: row.player_id, idempotency }, async (tx) =>
    stands((await findDeposit(tx, row.id)) ?? row),
  )

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
