import { queryOptions } from '@tanstack/react-query'
import { backOffice } from '@marquee/contract'
import { api } from '../api.ts'
import type { PlayerRef } from '../ids.ts'

/** What a player sent, and what the account says of its owner. */
export const documentsQuery = (params: PlayerRef) =>
  queryOptions({
    queryKey: ['documents', params],
    queryFn: async ({ signal }) => (await api.call(backOffice.documents, { params, signal })).data,
  })
