import { IconButton } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useApi } from '../app/AppContext.ts'
import { useIsInBrowser } from '../app/useIsInBrowser.ts'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { latestInboxQuery } from '../inbox/query.ts'
import { notificationsAtom } from '../notifications/notifications.ts'
import { Slot } from '../slots/Slot.tsx'
import * as css from './Header.css.ts'

export { BalancePill } from './BalancePill.tsx'

/** What the header has for players: entries of features, notifications, the menu. */
export function PlayerActions() {
  const t = useT()
  const modals = useModals()
  // Only read here: `useInbox` asks, when the first page is at rest.
  const { data } = useQuery({ ...latestInboxQuery(useApi()), enabled: false })
  const notices = useAtomValue(notificationsAtom).filter(({ read }) => !read).length
  // The inbox may have answered before this part takes over; the server's render knows of none.
  const unread = useIsInBrowser() ? notices + (data?.unread ?? 0) : 0
  return (
    <>
      <span className={css.wideOnly}>
        <Slot name="header.actions" />
      </span>
      <IconButton
        icon="bell"
        label={t('header.notifications', { count: unread })}
        {...(unread > 0 && { count: unread })}
        onClick={() => modals.open('notifications')}
      />
      <IconButton
        icon="user"
        round
        variant="quiet"
        label={t('header.account')}
        onClick={() => modals.open('menu')}
      />
    </>
  )
}
