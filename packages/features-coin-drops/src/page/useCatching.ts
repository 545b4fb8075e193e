import { coinDrops } from '../contract/endpoints.ts'
import { useApp } from '@marquee/core'
import { type Draw, type Reveal, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { dropsQuery } from '../queries.ts'
import { pouringTime } from '../shower/Shower.css.ts'

export interface Catching extends Draw<number> {
  reveal: Reveal
}

/** Takes the player's coins of a drop by its id; told once they have poured. */
export function useCatching(): Catching {
  const { api, queryClient } = useApp()
  const drawing = usePrizeDraw<number>({
    name: 'coin-drop',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: ['coin-drops'] }),
    async call(id, idempotencyKey) {
      const { data } = await api.call(coinDrops.claim, { params: { id }, idempotencyKey })
      queryClient.setQueryData(dropsQuery(api).queryKey, data.drops)
      return { sectorId: data.outcomeId, prize: data.prize }
    },
  })
  return { ...drawing, reveal: useReveal(drawing, pouringTime) }
}
