import { isApiError } from '@marquee/api-client'
import { type Balance } from '@marquee/contract'
import { dailyLogin } from './contract/endpoints.ts'
import { type DailyPrize } from './contract/schemas.ts'
import { type AppRuntime, playerQuery, track, useApp } from '@marquee/core'
import type { RewardLine } from '@marquee/ui'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { dailyLoginInfoQuery, refreshDailyLogin, refreshFreeSpins } from './queries.ts'
import { balanceWith, rewardLines } from './reward.ts'

export interface Reward {
  prize: DailyPrize
  lines: RewardLine[]
}

export interface Claim {
  /** Claims today's reward; while that is under way further calls do nothing. */
  claim: () => void
  isPending: boolean
  reward: Reward | undefined
  error: unknown
}

/** The balance after a reward: the platform's own word, else the sum of what is known. */
async function balanceAfter(
  { api, queryClient }: AppRuntime,
  prize: DailyPrize,
  before: Balance | undefined,
) {
  try {
    const player = await queryClient.fetchQuery({ ...playerQuery(api), staleTime: 0 })
    return player.playerInfo.playerBalance
  } catch (error) {
    console.error(
      'The balance after the daily reward could not be asked for; it is added up here.',
      error,
    )
    return before && balanceWith(before, prize)
  }
}

/**
 * Claims today's reward once, however often it is asked to (CALL-29). A try whose answer was lost is
 * repeated with its own key, so that it gives what the first gave.
 */
export function useClaim(): Claim {
  const runtime = useApp()
  const { api, queryClient } = runtime
  const underWay = useRef(false)
  const key = useRef<string>(undefined)

  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (idempotencyKey: string): Promise<Reward> => {
      const before = queryClient.getQueryData(playerQuery(api).queryKey)?.playerInfo.playerBalance
      const { prizes: prize, info } = await api.call(dailyLogin.applyPrize, { idempotencyKey })
      const after = await balanceAfter(runtime, prize, before)
      queryClient.setQueryData(dailyLoginInfoQuery(api).queryKey, info)
      return { prize, lines: after ? rewardLines(after, prize) : [] }
    },
    onSuccess: ({ prize }) => {
      key.current = undefined
      if (prize.freeSpinCount) refreshFreeSpins(queryClient)
      track('click_button', {
        button_name: 'daily-login-claim',
        step: prize.level,
        coins: prize.coins,
      })
    },
    onError: (failure) => {
      // The platform has answered: another try is another act.
      if (isApiError(failure) && failure.status > 0) key.current = undefined
      if (isApiError(failure, 'already-claimed') || isApiError(failure, 'not-available'))
        refreshDailyLogin(queryClient)
    },
    onSettled: () => {
      underWay.current = false
    },
  })

  return {
    claim() {
      if (underWay.current) return
      underWay.current = true
      key.current ??= crypto.randomUUID()
      mutate(key.current)
    },
    isPending,
    reward: data,
    error,
  }
}
