import type { ApiClient } from '@marquee/api-client'
import { cash, type SavedMethod } from '@marquee/contract'
import { useApp } from '@marquee/core'
import { useMutation } from '@tanstack/react-query'
import { deskQuery } from '../queries.ts'

/** A token for what the player saved, as a provider's form would give one. */
export const savedToken = async (api: ApiClient, { id }: SavedMethod): Promise<string> =>
  (await api.call(cash.savedToken, { params: { id } })).data.token

/** Removes what the player saved; the desk is asked again, whatever came of it. */
export function useForget() {
  const { api, queryClient } = useApp()
  return useMutation({
    mutationFn: ({ id }: SavedMethod) => api.call(cash.forgetMethod, { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: deskQuery(api).queryKey }),
  })
}
