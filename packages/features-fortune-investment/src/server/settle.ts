import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { makeDueWork } from '@marquee/platform-kernel/dueWork'
import { returnPackage } from './service.ts'
import { playersWithCoinsAside } from './store.ts'

const batch = 200

/**
 * Gives back what is set aside at brands that have no packages any more.
 * @param stopping is aborted once the process ends: what is not begun then is left.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function returnSetAside(
  kernel: Kernel,
  brands: Iterable<Pick<BrandSettings, 'key' | 'fortuneInvestment'>>,
  stopping?: AbortSignal,
): Promise<void> {
  const work = makeDueWork(stopping)
  for (const brand of brands) {
    if (brand.fortuneInvestment) continue
    const players = await playersWithCoinsAside(kernel.db, { brand: brand.key, limit: batch })
    await work.each(players, (playerId) => returnPackage(kernel, brand, playerId))
  }
  work.end('Players with coins set aside')
}
