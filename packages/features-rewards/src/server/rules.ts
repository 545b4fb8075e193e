import type { Rewards } from '@marquee/contract'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'

export type RewardKey = keyof BrandSettings['rewards']

/** A reward is to be had until it is claimed, whether or not what it is for has been done yet. */
export function rewardsOf(
  coins: BrandSettings['rewards'],
  done: Record<RewardKey, boolean>,
  isClaimed: (reward: RewardKey) => boolean,
): Rewards {
  const reward = (key: RewardKey) => ({
    available: !isClaimed(key),
    completed: done[key],
    coins: coins[key],
  })
  return { email: reward('email'), profile: reward('profile'), phone: reward('phone') }
}
