import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useApi } from '../app/AppContext.ts'
import { useIsInBrowser } from '../app/useIsInBrowser.ts'
import { latestInboxQuery } from './query.ts'
import { onceWanted } from '../query/onceWanted.ts'
import { notificationsAtom } from '../notifications/notifications.ts'

/** How many entries of the inbox and notices of this visit nobody has read; none in the server's render. */
export function useUnread(): number {
  // The inbox may have answered before what shows this takes over.
  const isAlive = useIsInBrowser()
  // Only read here: `useInbox` asks, when the first page is at rest.
  const query = onceWanted(latestInboxQuery(useApi()), isAlive)
  const { data } = useQuery({ ...query, enabled: false })
  const notices = useAtomValue(notificationsAtom).filter(({ read }) => !read).length
  return isAlive ? notices + (data?.unread ?? 0) : 0
}
