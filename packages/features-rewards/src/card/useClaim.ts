import { account, type Rewards } from '@marquee/contract'
import { patchPlayer, rewardsQuery, track, useApi } from '@marquee/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'

/** Claims a reward once; a try whose answer was lost is repeated with its own key. */
export function useClaim(reward: keyof Rewards) {
  const api = useApi()
  const queryClient = useQueryClient()
  const key = useRef<string>(undefined)
  return useMutation({
    mutationFn: async () => {
      key.current ??= crypto.randomUUID()
      const { data } = await api.call(account.claimReward, {
        params: { reward },
        idempotencyKey: key.current,
      })
      return data
    },
    onSuccess: ({ prize, balance }) => {
      key.current = undefined
      patchPlayer(queryClient, (known) => ({
        ...known,
        playerInfo: { ...known.playerInfo, playerBalance: balance },
      }))
      queryClient.setQueryData(
        rewardsQuery(api).queryKey,
        (known) => known && { ...known, [reward]: { ...known[reward], available: false } },
      )
      track('click_button', { button_name: `claim-${reward}`, coins: prize.coins })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: rewardsQuery(api).queryKey }),
  })
}
