/** The statuses of a data fetch (FETCH-01). */
export type FetchStatus = 'idle' | 'pending' | 'success' | 'error'

/** The two statuses react-query keeps of a query. */
export interface QueryState {
  status: 'pending' | 'error' | 'success'
  fetchStatus: 'fetching' | 'paused' | 'idle'
}

/**
 * One status for a query (FETCH-01). Data once there stay `success` while they are refreshed;
 * after an error a new attempt is `pending`; what was never asked for is `idle`.
 */
export const fetchStatusOf = ({ status, fetchStatus }: QueryState): FetchStatus => {
  if (status === 'success') return 'success'
  if (fetchStatus !== 'idle') return 'pending'
  return status === 'error' ? 'error' : 'idle'
}
