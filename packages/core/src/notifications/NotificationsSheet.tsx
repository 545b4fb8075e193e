import { Badge, EmptyState, Inline, Stack, Text } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useNow } from '../app/clock.ts'
import type { ModalProps } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { type AppPath, Link, useHasRoute } from '../routing/Link.tsx'
import { markAllRead, type Notification, notificationsAtom } from './notifications.ts'
import * as css from './NotificationsSheet.css.ts'
import { timeAgo, timeInFull } from './timeAgo.ts'

function Line({ notification, close }: { notification: Notification; close: () => void }) {
  const t = useT('background')
  const { locale } = useApp()
  const hasRoute = useHasRoute()
  const now = useNow()
  const { text, values, at, read, link } = notification
  const words = t(text, values)
  const isLinked = link !== undefined && hasRoute(link as AppPath)
  return (
    <li className={css.line}>
      <Text strong={!read}>
        {isLinked ? (
          <Link to={link as AppPath} className={css.link} onClick={close}>
            {words}
          </Link>
        ) : (
          words
        )}
      </Text>
      <Inline gap={2}>
        {!read && <Badge tone="accent">{t('notifications.unread')}</Badge>}
        <Text as="span" size="xs" tone="secondary">
          <time dateTime={new Date(at).toISOString()} title={timeInFull(at, locale)}>
            {now !== null && timeAgo(at, now, locale)}
          </time>
        </Text>
      </Inline>
    </li>
  )
}

/** What pushes brought, newest first, until the player signs out (LAYOUT-10). */
export function NotificationsSheet({ close, frame }: ModalProps) {
  const t = useT()
  const { store, brand } = useApp()
  const notifications = useAtomValue(notificationsAtom)
  useEffect(() => () => markAllRead(store), [store])
  return (
    <Sheet {...frame} side="end" title={t('notifications.title')} closeLabel={t('close')}>
      {notifications.length === 0 ? (
        <EmptyState
          art={brand.theme.art.empty}
          level={3}
          title={t('notifications.empty')}
          text={t('notifications.emptyText')}
        />
      ) : (
        <Stack as="ul" gap={0} className={css.list}>
          {notifications.map((notification) => (
            <Line key={notification.id} notification={notification} close={close} />
          ))}
        </Stack>
      )}
    </Sheet>
  )
}
