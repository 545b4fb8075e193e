import { useApi } from '@marquee/core'
import { isBooksModelId, modelOfTable } from '@marquee/game-math/fairness'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { booksTableQuery } from '../fairness/queries.ts'
import { type Fields, saidOutcome } from './fields.ts'

/** The books that a round is checked by, and how far they are. */
export interface Books {
  /** `none` where the round's game has no books. */
  state: 'none' | 'loading' | 'ready' | 'failed'
  again: () => void
  /**
   * The books as a model, once they are here and found to be those that the round's model is named by. Null
   * for a game without books, and for a table that is not there or is another.
   */
  modelFor: (fields: Fields) => Promise<ReturnType<typeof modelOfTable>>
}

/** Fetches the books of a model as soon as it is named, so that a check needs no connection. */
export function useBooks(typedModelId: string): Books {
  const api = useApi()
  const queryClient = useQueryClient()
  const modelId = typedModelId.trim()
  const hasBooks = isBooksModelId(modelId)
  // Without a connection it fails at once: a check that waits for one would never end.
  const asked = { ...booksTableQuery(api, modelId), networkMode: 'always' as const }
  const query = useQuery({ ...asked, enabled: hasBooks, refetchOnReconnect: true })
  const state = query.isSuccess ? 'ready' : query.isError ? 'failed' : 'loading'
  return {
    state: hasBooks ? state : 'none',
    again: () => void query.refetch(),
    modelFor: async (fields) => {
      if (!hasBooks) return null
      const table = await queryClient.fetchQuery(asked).catch(() => null)
      return table && modelOfTable({ ...table, modelId }, saidOutcome(fields))
    },
  }
}
