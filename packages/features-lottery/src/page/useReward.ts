import { type LotteryTicket } from '../contract/schemas.ts'
import { lottery } from '../contract/endpoints.ts'
import { useApp } from '@marquee/core'
import { type Draw, usePrizeDraw } from '@marquee/prize-ui'
import { lotteryKey } from '../keys.ts'

/** Takes what a ticket has won (CALL-56); it is credited once, however often it is pressed. */
export function useReward(): Draw<LotteryTicket> {
  const { api, queryClient } = useApp()
  return usePrizeDraw<LotteryTicket>({
    name: 'lottery-reward',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: lotteryKey }),
    async call({ id }, idempotencyKey) {
      const { data } = await api.call(lottery.takeReward, { params: { id }, idempotencyKey })
      return { sectorId: id, prize: data.prize }
    },
  })
}
