import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { takeReward } from './service.ts'
import { untakenOf } from './store.ts'

const batch = 200

const isTaken = (failure: unknown) =>
  failure instanceof PlatformError && failure.code === 'already-claimed'

/**
 * Credits what was won at brands that have no lottery any more: a prize does not expire, and its
 * winner has no page left to take it on.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function creditUntaken(
  kernel: Kernel,
  brands: Iterable<BrandSettings>,
  stopping?: AbortSignal,
): Promise<void> {
  const work = makeDueWork(stopping)
  for (const brand of brands) {
    if (brand.lottery) continue
    const untaken = await untakenOf(kernel.db, { brand: brand.key, limit: batch })
    await work.each(untaken, ({ id, player_id: playerId }) =>
      takeReward(kernel, brand, { id, playerId, idempotency: null }).catch((failure) => {
        if (!isTaken(failure)) throw failure
      }),
    )
  }
  work.end('Prizes of lotteries')
}
