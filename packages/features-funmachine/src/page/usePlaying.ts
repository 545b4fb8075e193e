import { funmachineCalls } from '../contract/endpoints.ts'
import { featureInfoKey, makeOld, useApp } from '@marquee/core'
import { type Draw, type Reveal, usePrizeDraw, useReveal } from '@marquee/prize-ui'
import { turningTime } from '../machine/timing.ts'
import { machineQuery } from '../queries.ts'
import { funmachineKey } from '../keys.ts'

export interface Playing extends Draw<void> {
  reveal: Reveal
}

/** Plays the machine: drawn and credited by the platform at once, told once the capsule has come out. */
export function usePlaying(): Playing {
  const { api, queryClient } = useApp()
  const drawing = usePrizeDraw<void>({
    name: 'funmachine-play',
    onFailure: () => {},
    refresh: () => {
      makeOld(queryClient, funmachineKey, featureInfoKey)
    },
    async call(_, idempotencyKey) {
      const { data } = await api.call(funmachineCalls.play, { idempotencyKey })
      queryClient.setQueryData(machineQuery(api).queryKey, data.funmachine)
      return { sectorId: data.outcomeId, prize: data.prize }
    },
  })
  return { ...drawing, reveal: useReveal(drawing, turningTime) }
}
