import { IconButton } from '@marquee/ui'
import { useT } from '../i18n/hooks.ts'
import { useModals } from '../modals/useModals.ts'
import { useUnread } from '../inbox/useUnread.ts'
import { Slot } from '../slots/Slot.tsx'
import * as css from './Header.css.ts'

export { BalancePill } from './BalancePill.tsx'

/** What the header has for players: entries of features, notifications, the menu. */
export function PlayerActions() {
  const t = useT()
  const modals = useModals()
  const unread = useUnread()
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
