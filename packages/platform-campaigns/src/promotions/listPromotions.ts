import type { Promotion } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import type { Kernel } from '@marquee/platform-kernel/command'
import { onceInRequest } from '@marquee/platform-kernel/onceInRequest'
import { runningRestriction } from '@marquee/platform-protection/protection/store'
import type { StatusContext, StatusSources } from '@marquee/platform-kernel/status'

/** The welcome gift, what can be claimed, what ends or comes first, then the rest in the order of the sources. */
const rankOf = ({ id, ready, nextAt }: Promotion): number => {
  if (id === 'welcome') return 0
  if (ready > 0) return 1
  return nextAt === null ? 3 : 2
}

const promotionsOf = onceInRequest(
  async (
    kernel: Kernel,
    sources: StatusSources['promotions'],
    brand: BrandSettings,
    playerId: string | null,
  ) => {
    if (playerId && (await runningRestriction(kernel.db, playerId, kernel.clock.now()))) return []
    const all = await Promise.all(
      sources.map(async (source) => source({ kernel, brand, playerId })),
    )
    return all
      .flat()
      .map((one) => ({ ...one, title: brand.names[one.id] ?? one.title }))
      .toSorted(
        (one, other) =>
          rankOf(one) - rankOf(other) || (one.nextAt ?? Infinity) - (other.nextAt ?? Infinity) || 0,
      )
  },
)

/**
 * Everything that runs for whoever asks, what can be claimed first (HOME-01). The one list behind
 * promotions, badges, chips and the page of rewards, under the brand's own names. A player who takes a break is offered nothing.
 */
export const listPromotions = (
  { promotions: sources }: Pick<StatusSources, 'promotions'>,
  { kernel, brand, playerId }: StatusContext,
): Promise<Promotion[]> => promotionsOf(kernel, sources, brand, playerId)
