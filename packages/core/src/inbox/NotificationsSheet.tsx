import { Badge, Button, EmptyState, Heading, Icon, Inline, Stack, Text } from '@marquee/ui'
import { Sheet } from '@marquee/ui/dialog'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useNow } from '../app/clock.ts'
import { useModals } from '../modals/useModals.ts'
import type { ModalProps } from '../feature/modals.ts'
import { useT } from '../i18n/hooks.ts'
import { EntryLine } from './EntryLine.tsx'
import { groupsOf } from './groups.ts'
import * as lineCss from './EntryLine.css.ts'
import { inboxPagesQuery } from './query.ts'
import { readEntries } from './read.ts'
import { Sign } from '../signs/Sign.tsx'
import { inboxLooks, linesOf } from './told.ts'
import { Link, useHasRoute } from '../routing/Link.tsx'
import { givenPath } from '../routing/to.ts'
import { useIsGuest } from '../session/session.ts'
import { type Notification, notificationsAtom } from '../notifications/notifications.ts'
import { timeAgo, timeInFull } from '../notifications/timeAgo.ts'

/** What this page announced itself; it does not outlive the page. */
function Notice({ notification, close }: { notification: Notification; close: () => void }) {
  const t = useT('background')
  const { locale } = useApp()
  const hasRoute = useHasRoute()
  const now = useNow()
  const { text, values, at, read, link } = notification
  const words = t(text, values)
  const to = givenPath(link ?? '')
  return (
    <li className={lineCss.line}>
      <span className={lineCss.sign}>
        <Sign name="bell" className={lineCss.drawing} />
      </span>
      <div className={lineCss.words}>
        <Text strong={!read}>
          {hasRoute(to) ? (
            <Link to={to} className={lineCss.link} onClick={close}>
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
      </div>
    </li>
  )
}

/** The way to how each kind of message reaches the player. */
function WaysToReach() {
  const t = useT('background')
  const modals = useModals()
  return (
    <div className={lineCss.settings}>
      <Text size="sm" tone="secondary">
        {t('inbox.settings.text')}
      </Text>
      <Button
        size="sm"
        variant="quiet"
        start={<Icon name="settings" size="text" />}
        onClick={() => modals.open('inbox-settings')}
      >
        {t('inbox.settings.go')}
      </Button>
    </div>
  )
}

/** What happened to the player, newest first and by its days, the same on every device (LAYOUT-10). */
export function NotificationsSheet({ close, frame }: ModalProps) {
  const t = useT('background')
  const tCore = useT()
  const runtime = useApp()
  const { api, store, brand } = runtime
  const guest = useIsGuest()
  const notices = useAtomValue(notificationsAtom)
  const pages = useInfiniteQuery({ ...inboxPagesQuery(api), enabled: !guest })
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? []
  const hasUnread = entries.some(({ isRead }) => !isRead) || notices.some(({ read }) => !read)
  useEffect(() => () => store.set(notificationsAtom, { type: 'readAll' }), [store])
  const now = useNow() ?? 0
  const dated = groupsOf(linesOf(inboxLooks(brand), entries), now, ({ entry }) => entry.at)
  // What this page announced itself is of today.
  const groups =
    notices.length > 0 && dated[0]?.name !== 'today'
      ? [{ name: 'today' as const, members: [] }, ...dated]
      : dated
  const isEmpty = !notices.length && !entries.length && !pages.isLoading
  return (
    <Sheet {...frame} side="end" title={tCore('notifications.title')} closeLabel={tCore('close')}>
      {isEmpty ? (
        <EmptyState
          art={brand.theme.art.empty}
          level={3}
          title={tCore('notifications.empty')}
          text={tCore('notifications.emptyText')}
        />
      ) : (
        <Stack gap={3}>
          {hasUnread && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                store.set(notificationsAtom, { type: 'readAll' })
                void readEntries(runtime)
              }}
            >
              {t('inbox.markRead')}
            </Button>
          )}
          {groups.map(({ name, members }) => (
            <section key={name} className={lineCss.group} aria-label={t(`inbox.groups.${name}`)}>
              <Heading level={3} size="sm">
                {t(`inbox.groups.${name}`)}
              </Heading>
              <ul className={lineCss.list}>
                {name === 'today' &&
                  notices.map((notification) => (
                    <Notice key={notification.id} notification={notification} close={close} />
                  ))}
                {members.map((line) => (
                  <EntryLine
                    key={line.entry.id}
                    line={line}
                    dated
                    onFollow={() => {
                      if (!line.entry.isRead) void readEntries(runtime, [line.entry.id])
                      close()
                    }}
                  />
                ))}
              </ul>
            </section>
          ))}
          {pages.hasNextPage && (
            <Button
              variant="quiet"
              busy={pages.isFetchingNextPage}
              onClick={() => void pages.fetchNextPage()}
            >
              {t('inbox.earlier')}
            </Button>
          )}
        </Stack>
      )}
      {!guest && <WaysToReach />}
    </Sheet>
  )
}
