import { type Kernel, runCommand } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import type { Tx } from '@marquee/platform-kernel/database'
import { at } from '@marquee/platform-kernel/schema'
import '@marquee/platform-cash/migrations'
import type { LateRefusal } from './late.ts'
import type { PaymentProvider } from '@marquee/platform-providers'

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
 * by the next run.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function orderRefunds(
  { kernel, providers }: { kernel: Kernel; providers: readonly PaymentProvider[] },
  stopping?: AbortSignal,
): Promise<void> {
  const waiting = await kernel.db
    .selectFrom('cash_refund')
    .innerJoin('cash_deposit', 'cash_deposit.id', 'cash_refund.deposit_id')
    .select(['cash_deposit.id', 'method', 'amount', 'player_id as playerId'])
    .where('sent_at', 'is', null)
    .orderBy('decided_at')
    .limit(100)
    .execute()
  const work = makeDueWork(stopping)
  await work.each(waiting, async ({ id: depositId, method, amount, playerId }) => {
    const provider = providers.find(({ key }) => key === method)
    if (!provider) return
    await provider.refund({ depositId, amount: Number(amount) })
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
  })
  work.end('Refunds')
}
