import { featureInfoKey, makeOld, useApp } from '@marquee/core'
import { type ChosenDraw, useChosenDraw } from '@marquee/prize-ui'
import { openingTime } from '../chest/timing.ts'
import { dailyChests } from '../contract/endpoints.ts'
import { chestsQuery } from '../queries.ts'
import { chestsKey } from '../keys.ts'

/** Opening a chest, from 1: drawn and credited by the platform at once, told once its lid is up. */
export function useOpening(): ChosenDraw {
  const { api, queryClient } = useApp()
  return useChosenDraw(
    {
      name: 'daily-chest-open',
      refresh: () => {
        makeOld(queryClient, chestsKey, featureInfoKey)
      },
      async call(number, idempotencyKey) {
        const { data } = await api.call(dailyChests.open, { body: { number }, idempotencyKey })
        queryClient.setQueryData(chestsQuery(api).queryKey, data.dailyChests)
        return { sectorId: data.outcomeId, prize: data.prize }
      },
    },
    openingTime,
  )
}
