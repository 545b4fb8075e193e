import type { PaymentMethod } from '@marquee/contract'
import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Db, Tx } from '@marquee/platform-kernel/database'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { PaymentProvider } from '@marquee/platform-providers'
import { deleteSaved, insertSaved, savedOf, type SavedRow } from './savedStore.ts'
import type { DepositRow } from './store.ts'

interface Parties {
  kernel: Kernel
  providers: readonly PaymentProvider[]
}

interface Asked {
  playerId: string
  id: string
  idempotency: { scope: string; key: string } | null
}

const vaultOf = (providers: readonly PaymentProvider[], method: PaymentMethod) =>
  providers.find(({ key }) => key === method)?.vault

/**
 * Keeps what pays a purchase at its provider. It is offered once the purchase is complete. A provider
 * that does not keep it stands in no purchase's way.
 */
export async function keepMethod(
  { kernel }: Pick<Parties, 'kernel'>,
  { key: method, vault }: PaymentProvider,
  { row, token, account }: { row: DepositRow; token: string | null; account: string },
): Promise<void> {
  const kept = await vault
    ?.keep({ depositId: row.id, token, now: kernel.clock.now() })
    .catch(() => null)
  if (!kept) return
  const { id: deposit_id, player_id } = row
  await runCommand(kernel, {
    name: 'cash.keep-method',
    playerId: player_id,
    idempotency: null,
    input: null,
    continues: true,
    handle: ({ tx, now }) =>
      insertSaved(tx, { player_id, deposit_id, method, account, ...kept, now }),
  })
}

/** @throws PlatformError not-found. */
async function findSaved(db: Db | Tx, playerId: string, id: string): Promise<SavedRow> {
  const found = (await savedOf(db, playerId)).find((one) => one.id === id)
  if (found) return found
  throw new PlatformError(
    'not-found',
    'This player has saved no such payment method. GET /rest/cash/ lists those there are.',
  )
}

/**
 * A token of its provider for what the player saved: with it a purchase is made as with any other.
 * @throws PlatformError not-found, or not-available where nobody takes the method any more.
 */
export async function tokenOfSaved(
  { kernel, providers }: Parties,
  { playerId, id, idempotency }: Asked,
): Promise<{ token: string }> {
  const { method, reference } = await findSaved(kernel.db, playerId, id)
  const vault = vaultOf(providers, method)
  if (!vault) {
    throw new PlatformError('not-available', `${method} is not kept any more. Type it once more.`)
  }
  // A key stands for one method; the token itself is kept nowhere.
  await runCommand(kernel, {
    name: 'cash.saved-token',
    playerId,
    idempotency,
    input: { id },
    handle: async () => ({ id }),
  })
  return { token: await vault.tokenOf(reference, kernel.clock.now()) }
}

/** Removes what the player saved, here first. @throws PlatformError not-found. */
export async function forgetSaved(
  { kernel, providers }: Parties,
  { playerId, id, idempotency }: Asked,
): Promise<void> {
  const { method, references } = await runCommand(kernel, {
    name: 'cash.forget-method',
    playerId,
    idempotency,
    input: { id },
    async handle({ tx }) {
      const row = await findSaved(tx, playerId, id)
      return { method: row.method, references: await deleteSaved(tx, row) }
    },
  })
  const vault = vaultOf(providers, method)
  // Nobody can pay with it here any more, whatever its provider answers.
  for (const reference of references) await vault?.forget(reference).catch(() => undefined)
}
