import { rewardsQuery, useApi, usePlayer } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { profileQuery } from '../queries.ts'
import { type Step, stepsOf } from './steps.ts'

/** The player's steps, or undefined until they are known. */
export function useSteps(): { steps: Step[] | undefined; isError: boolean; retry: () => void } {
  const api = useApi()
  const player = usePlayer()
  const enabled = player !== null
  const profile = useQuery({ ...profileQuery(api), enabled })
  const rewards = useQuery({ ...rewardsQuery(api), enabled })
  const known = player && profile.data && rewards.data
  return {
    steps: known ? stepsOf({ player, profile: profile.data, rewards: rewards.data }) : undefined,
    isError: profile.isError || rewards.isError,
    retry: () => {
      void profile.refetch()
      void rewards.refetch()
    },
  }
}
