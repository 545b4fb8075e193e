import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { PlatformError } from '@marquee/platform-kernel/errors'
import { takeReward } from './service.ts'
import { untakenOf } from './store.ts'

const batch = 200

const isTaken = (failure: unknown) =>
  failure instanceof PlatformError && failure.code === 'already-claimed'

/**
 * Credits what was won at brands that have no lottery any more: a prize does not expire, and its
 * winner has no page left to take it on.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function creditUntaken(
  kernel: Kernel,
  brands: Iterable<BrandSettings>,
): Promise<void> {
  const failures: unknown[] = []
  for (const brand of brands) {
    if (brand.lottery) continue
    for (const { id, player_id: playerId } of await untakenOf(kernel.db, {
      brand: brand.key,
      limit: batch,
    }))
      await takeReward(kernel, brand, { id, playerId, idempotency: null }).catch((failure) =>
        isTaken(failure) ? undefined : failures.push(failure),
      )
  }
  if (failures.length)
    throw new AggregateError(failures, `${failures.length} prizes of lotteries were left.`)
}
