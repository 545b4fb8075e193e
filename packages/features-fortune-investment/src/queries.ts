import type { ApiClient } from '@marquee/api-client'
import { fortune } from './contract/endpoints.ts'
import type { ChosenPackage } from './contract/schemas.ts'
import { fillCache, now, type PushTools, useApp, useIsGuest } from '@marquee/core'
import { useFeatureInfo } from '@marquee/feature-page'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { setAsideKey } from './keys.ts'

const soon = 2_000

/** Its time should be over by now: this device's clock may be ahead of the platform's. */
const isDue = (chosen: ChosenPackage | null | undefined): boolean =>
  Boolean(chosen && !chosen.isAvailable && chosen.availableAt <= now())

/** What coins can be set aside for (CALL-39). The first word of its key stands in the declaration too. */
export const packagesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...setAsideKey, 'packages'],
    queryFn: async ({ signal }) => (await api.call(fortune.packages, { signal })).data.packages,
    staleTime: 60_000,
  })

/** What the player's coins are set aside for; null while they are not (CALL-40). */
export const chosenQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...setAsideKey, 'chosen'],
    queryFn: async ({ signal }) => (await api.call(fortune.chosenPackage, { signal })).data,
    staleTime: 15_000,
    refetchInterval: ({ state: { data } }) => (isDue(data) ? soon : false),
  })

type Tools = Pick<PushTools, 'api' | 'queryClient'>

/** Fill the cache before a page is rendered; what fails is forgotten, so that the page asks itself. */
export async function prefetchPackages(tools: Tools): Promise<void> {
  await fillCache(tools.queryClient, packagesQuery(tools.api))
}
export async function prefetchChosen(tools: Tools): Promise<void> {
  await fillCache(tools.queryClient, chosenQuery(tools.api))
}

/** What the player's coins are set aside for; nothing is asked for a guest. */
export function useChosen() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  return useQuery({ ...chosenQuery(api), enabled: !isGuest })
}

/** The packages: a player's own from their call, a guest's from what entries are told (INVEST-01). */
export function usePackages() {
  const { api } = useApp()
  const isGuest = useIsGuest()
  const { data: info } = useFeatureInfo()
  const query = useQuery({ ...packagesQuery(api), enabled: !isGuest })
  const told = info?.featuresInfo['fortune-investment-packages-info']
  return { ...query, data: isGuest ? told?.packages : query.data }
}

/** Whether the platform says that there is something here for whoever asks (INVEST-01). */
export function useAvailability() {
  const { data: info, isFetching, refetch } = useFeatureInfo()
  return { isOpen: info?.statusFeatures.fortuneInvestment?.isActive, isFetching, refetch }
}
