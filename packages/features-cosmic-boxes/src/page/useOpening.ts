import { magicBox } from '@marquee/contract'
import { magicBoxKey, useApp } from '@marquee/core'
import { type ChosenDraw, useChosenDraw } from '@marquee/prize-ui'
import { openingTime } from '../box/CosmicBox.css.ts'
import { boxesQuery } from '../queries.ts'

/** Opening a box, from 1: drawn and credited by the platform at once, told once its lid is off. */
export function useOpening(): ChosenDraw {
  const { api, queryClient } = useApp()
  return useChosenDraw(
    {
      name: 'cosmic-box-open',
      refresh: () => void queryClient.invalidateQueries({ queryKey: magicBoxKey }),
      async call(id, idempotencyKey) {
        const { data } = await api.call(magicBox.open, { params: { id }, idempotencyKey })
        queryClient.setQueryData(boxesQuery(api).queryKey, data.magicBox)
        return { sectorId: data.outcomeId, prize: data.prize }
      },
    },
    openingTime,
  )
}
