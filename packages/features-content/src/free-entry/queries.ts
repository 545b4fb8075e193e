import type { ApiClient } from '@marquee/api-client'
import { playerKey, useApp } from '@marquee/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { freeEntry } from '../contract/endpoints.ts'

/** How to get entries by mail, with the codes of whoever is there. */
export const freeEntryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...playerKey, 'free-entry'],
    queryFn: async ({ signal }) => (await api.call(freeEntry.info, { signal })).data,
  })

export function useFreeEntry() {
  const { api } = useApp()
  return useQuery(freeEntryQuery(api))
}

/** Gets one more code; the list is asked for again, whatever came of it. */
export function useRequestCode() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: async () => (await api.call(freeEntry.requestCode)).data,
    onSettled: () => queryClient.invalidateQueries({ queryKey: freeEntryQuery(api).queryKey }),
  })
}
