import { wheels } from '@marquee/contract'
import { useApp, wheelsQuery } from '@marquee/core'
import { refreshWheels } from './queries.ts'
import { type Draw, usePrizeDraw } from './usePrizeDraw.ts'

interface Options {
  /** For analytics. */
  name: string
  onFailure?: (text: string) => void
}

/** Spins a wheel or opens a box by its `wheelId` (CALL-66). */
export function useSpin({ name, onFailure }: Options): Draw<number> {
  const runtime = useApp()
  return usePrizeDraw<number>({
    name,
    onFailure,
    refresh: () => refreshWheels(runtime),
    call: async (id, idempotencyKey) => {
      const { data } = await runtime.api.call(wheels.spin, { params: { id }, idempotencyKey })
      const { wheelData } = data
      // At once, so that it cannot be spun again while the list is on its way.
      runtime.queryClient.setQueryData(wheelsQuery(runtime.api).queryKey, (known) =>
        known?.map((wheel) => (wheel.wheelId === wheelData.wheelId ? wheelData : wheel)),
      )
      const { id: sectorId, prize } = data.winSector.sectorDto
      return { sectorId, prize }
    },
  })
}
