import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import type { Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import '@marquee/platform-cash/migrations'
import type { LateRefusal } from './late.ts'
import type { PaymentProvider } from './provider.ts'

/** Decides, for good, that what was paid for a deposit goes back. */
export async function insertRefund(
  tx: Tx,
  { depositId, reason, now }: { depositId: string; reason: LateRefusal; now: number },
): Promise<void> {
  await tx
    .insertInto('cash_refund')
    .values({ deposit_id: depositId, reason, decided_at: at(now), sent_at: null })
    .execute()
}

/**
 * Orders every refund that was decided and that no provider has taken yet, outside of transactions; a
 * provider pays back once for each deposit, however often it is asked. One that fails is ordered again
 * by the next run. @throws what the provider of the first that failed threw, when all were tried.
 */
export async function orderRefunds({
  kernel,
  providers,
}: {
  kernel: Kernel
  providers: readonly PaymentProvider[]
}): Promise<void> {
  const waiting = await kernel.db
    .selectFrom('cash_refund')
    .innerJoin('cash_deposit', 'cash_deposit.id', 'cash_refund.deposit_id')
    .select(['cash_deposit.id', 'method', 'amount', 'player_id as playerId'])
    .where('sent_at', 'is', null)
    .orderBy('decided_at')
    .limit(100)
    .execute()
  const failures: unknown[] = []
  for (const { id: depositId, method, amount, playerId } of waiting) {
    const provider = providers.find(({ key }) => key === method)
    if (!provider) continue
    try {
      await provider.refund({ depositId, amount: Number(amount) })
    } catch (error) {
      failures.push(error)
      continue
    }
    await runCommand(kernel, {
      name: 'cash.refund-sent',
      playerId,
      idempotency: null,
      input: null,
      handle: ({ tx, now }) =>
        tx
          .updateTable('cash_refund')
          .set({ sent_at: at(now) })
          .where('deposit_id', '=', depositId)
          .execute(),
    })
  }
  if (failures.length) throw failures[0]
}
