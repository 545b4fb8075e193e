import { type Prize } from '@marquee/contract'
import { rankLeague } from '../contract/endpoints.ts'
import { type RankLeague, type RankReward } from '../contract/schemas.ts'
import { useApp } from '@marquee/core'
import { type Draw, usePrizeDraw } from '@marquee/prize-ui'
import { rankQuery } from '../queries.ts'
import { isResting } from '../standing/standing.ts'
import { rankKey } from '../keys.ts'

export interface Reward {
  kind: RankReward
  /** What waits; null for nothing, and during a break. */
  prize: Prize | null
  claim: Draw<void>
}

function useClaim(reward: RankReward): Draw<void> {
  const { api, queryClient } = useApp()
  return usePrizeDraw<void>({
    name: `vip-${reward}-claim`,
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: rankKey }),
    call: async (_, idempotencyKey) => {
      const body = { reward }
      const { data } = await api.call(rankLeague.claimReward, { body, idempotencyKey })
      queryClient.setQueryData(rankQuery(api).queryKey, data.rankLeague)
      return { sectorId: 0, prize: data.prize }
    },
  })
}

/** What of the club waits for the player or was claimed just now: of levels first, then of the week. */
export function useRewards(rank: RankLeague): Reward[] {
  const level = useClaim('level')
  const weekly = useClaim('weekly')
  const resting = isResting(rank)
  const all: Reward[] = [
    { kind: 'level', prize: rank.levelReward?.prize ?? null, claim: level },
    { kind: 'weekly', prize: rank.weeklyReward?.prize ?? null, claim: weekly },
  ]
  return all
    .map((one) => (resting ? { ...one, prize: null } : one))
    .filter(({ prize, claim }) => prize !== null || claim.won !== undefined)
}
