import type { ApiClient } from '@marquee/api-client'
import { bonuses } from './contract/endpoints.ts'
import { type FreeBonus } from './contract/schemas.ts'
import { makeOld } from '@marquee/core'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { bonusesKey } from './keys.ts'

const waitingKey = [...bonusesKey, 'waiting'] as const

/** Bonuses that wait for the player, what ends first before the rest (CALL-51). */
export const bonusesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: waitingKey,
    queryFn: async ({ signal }) => (await api.call(bonuses.list, { signal })).data.bonuses,
    staleTime: 60_000,
  })

/** What a message promises, when it can still be had (CALL-63). @throws ApiError. */
export const checkBonus = async (api: ApiClient, messageId: number): Promise<FreeBonus> =>
  (await api.call(bonuses.check, { body: { message_id: messageId } })).data

/** Credits a bonus, once (CALL-62). @throws ApiError. */
export async function creditBonus(
  api: ApiClient,
  queryClient: QueryClient,
  { bonusId, messageId }: { bonusId: number; messageId: number },
): Promise<FreeBonus> {
  const { data } = await api.call(bonuses.credit, { body: { bonusId, message_id: messageId } })
  makeOld(queryClient, waitingKey)
  return data
}
