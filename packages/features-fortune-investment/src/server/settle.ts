import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { returnPackage } from './service.ts'
import { playersWithCoinsAside } from './store.ts'

const batch = 200

/**
 * Gives back what is set aside at brands that have no packages any more.
 * @throws AggregateError with every failure, after the rest is done.
 */
export async function returnSetAside(
  kernel: Kernel,
  brands: Iterable<Pick<BrandSettings, 'key' | 'fortuneInvestment'>>,
): Promise<void> {
  const failures: unknown[] = []
  for (const brand of brands) {
    if (brand.fortuneInvestment) continue
    const players = await playersWithCoinsAside(kernel.db, { brand: brand.key, limit: batch })
    for (const playerId of players)
      await returnPackage(kernel, brand, playerId).catch((failure) => failures.push(failure))
  }
  if (failures.length)
    throw new AggregateError(failures, `Coins of ${failures.length} players were left set aside.`)
}
