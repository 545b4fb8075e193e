import { adventureMap } from '../contract/map/endpoints.ts'
import { useApp } from '@marquee/core'
import { type Draw, type Reveal, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { withCurrentSection } from '../currentSection.ts'
import { strollMs } from '../map/Traveller.tsx'
import { mapQuery } from '../queries.ts'
import { seasonsKey } from '../keys.ts'

interface Claim extends Draw<number> {
  reveal: Reveal
}

/**
 * Claims the award of a stop by its index. The figure sets out at once (MAP-02, MAP-03); what the
 * platform answers is the truth, and a refusal brings the figure back. The award is told on arrival.
 */
export function useClaimAward(mapId: number): Claim {
  const { api, queryClient } = useApp()
  const { queryKey } = mapQuery(api)
  const draw = usePrizeDraw<number>({
    name: 'season-claim',
    onFailure: () => {},
    refresh: () => void queryClient.invalidateQueries({ queryKey: seasonsKey }),
    call: async (index, idempotencyKey) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      queryClient.setQueryData(queryKey, (known) => known && withCurrentSection(known, index))
      try {
        const { data } = await api.call(adventureMap.claimAward, {
          params: { id: mapId },
          body: { index },
          idempotencyKey,
        })
        queryClient.setQueryData(queryKey, data.adventureMap)
        return { sectorId: index, prize: data.award }
      } catch (error) {
        queryClient.setQueryData(queryKey, before)
        throw error
      }
    },
  })
  return { ...draw, reveal: useReveal(draw, strollMs) }
}
