import { EmptyState, Stack, Text } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import type { ModalProps } from '../feature/types.ts'
import { useT } from '../i18n/hooks.ts'
import { markAllRead, notificationsAtom } from '../notifications/notifications.ts'

/** What pushes brought while the page was open (LAYOUT-10). */
export function NotificationsSheet({ frame }: ModalProps) {
  const t = useT()
  const { store, brand, locale } = useApp()
  const notifications = useAtomValue(notificationsAtom)
  useEffect(() => () => markAllRead(store), [store])
  const time = new Intl.DateTimeFormat([locale, 'en-US'], { hour: '2-digit', minute: '2-digit' })
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
        <Stack as="ul" gap={4} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {notifications.map((notification) => (
            <li key={notification.id}>
              <Text strong={!notification.read}>{t(notification.text, notification.values)}</Text>
              <Text size="xs" tone="secondary">
                {time.format(notification.at)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Sheet>
  )
}
