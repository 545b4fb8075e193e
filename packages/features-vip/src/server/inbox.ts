import type { InboxSource } from '@marquee/platform-kernel/status'
import { cashbackInfo } from './cashback.ts'
import { rankInfo } from './service.ts'
import { weekOf } from './weeks.ts'

/** What a new week has brought: the weekly reward and cashback, each once a week. */
export const dueClubRewards: InboxSource = async ({ kernel, brand, playerId }) => {
  if (!brand.rankLeague) return []
  const key = String(weekOf(kernel.clock.now()))
  const { weeklyReward } = await rankInfo(kernel, brand, playerId)
  const { status, currentReward } = await cashbackInfo(kernel, brand, playerId)
  return [
    ...(weeklyReward ? [{ playerId, kind: 'weekly' as const, key, ...weeklyReward.prize }] : []),
    ...(status === 'available'
      ? [{ playerId, kind: 'cashback' as const, key, coins: currentReward }]
      : []),
  ]
}
