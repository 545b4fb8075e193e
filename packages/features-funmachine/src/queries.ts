import type { ApiClient } from '@marquee/api-client'
import { funmachineCalls } from './contract/endpoints.ts'
import type { Funmachine } from './contract/schemas.ts'
import { fillCache, now, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { useFeatureInfo } from '@marquee/feature-page'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { funmachineKey } from './keys.ts'

const soon = 2_000

/** Its rest should be over by now: this device's clock may be ahead of the platform's. */
const isDue = (machine: Funmachine | undefined): boolean =>
  machine?.availableAt !== null && machine !== undefined && machine.availableAt <= now()

/** The machine and when it can be played (CALL-41). The first word of its key stands in the declaration too. */
export const machineQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...funmachineKey, 'machine'],
    queryFn: async ({ signal }) => (await api.call(funmachineCalls.info, { signal })).data,
    staleTime: 30_000,
    refetchInterval: ({ state: { data } }) => (isDue(data) ? soon : false),
  })

/** How full the meter is (CALL-42); rounds in another tab fill it, so it is old soon. */
export const meterQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...funmachineKey, 'meter'],
    queryFn: async ({ signal }) => (await api.call(funmachineCalls.meter, { signal })).data,
    staleTime: 5_000,
  })

type Tools = Pick<PushTools, 'api' | 'queryClient'>

/** Fill the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchMachine(tools: Tools): Promise<void> {
  await fillCache(tools.queryClient, machineQuery(tools.api))
}
export async function prefetchMeter(tools: Tools): Promise<void> {
  await fillCache(tools.queryClient, meterQuery(tools.api))
}

/** What entries are told of both (INVEST-02, INVEST-03); it is all that a guest sees. */
function useTold() {
  const { data, isFetching, refetch } = useFeatureInfo()
  return { told: data?.featuresInfo, isFetching, refetch }
}

/** The player's machine, or the one that a guest may look at. */
export function useMachine() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  const { told, ...status } = useTold()
  const query = useQuery({ ...machineQuery(api), enabled: !isGuest })
  return isGuest ? { ...status, data: told?.funmachine } : query
}

/** The player's meter, or an empty one for a guest. */
export function useMeter() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  const { told, ...status } = useTold()
  const query = useQuery({ ...meterQuery(api), enabled: !isGuest })
  return isGuest ? { ...status, data: told?.['funmeter-info'] } : query
}
