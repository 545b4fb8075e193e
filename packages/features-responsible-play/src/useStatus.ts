import { useApi, useIsGuest } from '@marquee/core'
import { useQuery } from '@tanstack/react-query'
import { statusQuery } from './queries.ts'

/** The tools as the platform knows them; nothing for a guest. */
export function useStatus() {
  const api = useApi()
  const guest = useIsGuest()
  return useQuery({ ...statusQuery(api), enabled: !guest })
}
