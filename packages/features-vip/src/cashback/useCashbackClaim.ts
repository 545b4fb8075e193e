import { rankLeague } from '../contract/endpoints.ts'
import { useApp } from '@marquee/core'
import { type Draw, usePrizeDraw } from '@marquee/prize-ui'
import { cashbackQuery } from '../queries.ts'
import { rankKey } from '../keys.ts'

/** Takes what last week brings back, once (CALL-61); what went wrong is told in place. */
export function useCashbackClaim(): Draw<void> {
  const { api, queryClient } = useApp()
  return usePrizeDraw<void>({
    name: 'cashback-pay',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: rankKey }),
    call: async (_, idempotencyKey) => {
      const { data } = await api.call(rankLeague.payCashback, { idempotencyKey })
      queryClient.setQueryData(cashbackQuery(api).queryKey, data.cashback)
      return { sectorId: 0, prize: data.prize }
    },
  })
}
