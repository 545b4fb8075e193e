import type { RankLeague, RankReward } from '../contract/schemas.ts'
import type { ReactNode } from 'react'
import * as css from './RewardCard.css.ts'
import { RewardCard } from './RewardCard.tsx'
import { useRewards } from './useRewards.ts'

interface RewardsProps {
  rank: RankLeague
  /** Only this one; both unless told. */
  only?: RankReward
  /** This one is claimed at once. */
  claims?: RankReward | undefined
  /** Stands there while nothing waits. */
  children?: ReactNode
}

/** The rewards of the club that wait, each with its claim. */
export function Rewards({ rank, only, claims, children }: RewardsProps) {
  const rewards = useRewards(rank).filter(({ kind }) => only === undefined || kind === only)
  if (!rewards.length) return children
  return (
    <div className={css.rewards}>
      {rewards.map((reward) => (
        <RewardCard
          key={reward.kind}
          reward={reward}
          isAsked={reward.kind === claims}
          until={reward.kind === 'weekly' ? (rank.weeklyReward?.availableUntil ?? null) : null}
        />
      ))}
    </div>
  )
}
