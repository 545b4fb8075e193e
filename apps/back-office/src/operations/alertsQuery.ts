import { queryOptions } from '@tanstack/react-query'
import { operations } from '@marquee/contract'
import { api } from '../api.ts'

/** Staff have no realtime connection: what fires is asked for again, in ms. */
const askAgain = 30_000

/** What Prometheus judges, for every brand; the brand is whose desk asks. */
export const alertsQuery = (brand: string) =>
  queryOptions({
    queryKey: ['alerts', brand],
    queryFn: async ({ signal }) =>
      (await api.call(operations.alerts, { params: { brand }, signal })).data,
    enabled: Boolean(brand),
    refetchInterval: askAgain,
  })
