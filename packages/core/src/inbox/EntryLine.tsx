import { Badge, Icon, Inline, Money, Text } from '@marquee/ui'
import { useId } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { useApp } from '../app/AppContext.ts'
import { useNow } from '../app/clock.ts'
import { useT, useTranslate } from '../i18n/hooks.ts'
import { timeAgo, timeInFull } from '../notifications/timeAgo.ts'
import { leadsSomewhere, parseLink } from '../promotions/shown.ts'
import { Link } from '../routing/Link.tsx'
import { givenPath } from '../routing/to.ts'
import { Sign } from '../signs/Sign.tsx'
import * as css from './EntryLine.css.ts'
import { actOf, inboxLooks, type InboxLine, lookOf, wordsOf } from './told.ts'

/** What came with an entry: '5,000' with its sign, for each balance. */
function Amounts({ coins, entries }: { coins: number; entries: number }) {
  const t = useT()
  if (!coins && !entries) return null
  return (
    <Text as="span" strong className={css.amounts}>
      {coins > 0 && <Money amount={coins} unit="coins" unitLabel={t('balance.coins')} icon />}
      {entries > 0 && (
        <Money amount={entries} unit="entries" unitLabel={t('balance.entries')} icon />
      )}
    </Text>
  )
}

interface EntryLineProps {
  line: InboxLine
  /** Before the player goes where it leads. */
  onFollow: () => void
  /** Says that it is new and when it was. */
  dated?: boolean
}

/** One thing that happened: its drawing, what it was, what came with it, and what can be done about it. */
export function EntryLine({ line, onFollow, dated = false }: EntryLineProps) {
  const t = useT('background')
  const translate = useTranslate()
  const { brand, i18n, locale } = useApp()
  const now = useNow()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const { kind, at, isRead, coins, entries } = line.entry
  const looks = inboxLooks(brand)
  const { icon, link } = lookOf(looks, kind)
  const { key, values } = wordsOf(looks, line, translate)
  const { path, search } = parseLink(link ?? '/')
  const isLinked = link !== undefined && leadsSomewhere(brand, link)
  const wordsId = useId()
  return (
    <li className={css.line} data-entry={kind} data-unread={!isRead || undefined}>
      <span className={css.sign}>
        <Sign name={icon} className={css.drawing} />
      </span>
      <div className={css.words}>
        <span id={wordsId} className={css.plain}>
          <Text as="span" strong={!isRead}>
            {t(key, values)}
          </Text>
          <Amounts coins={coins} entries={entries} />
        </span>
        {isLinked && (
          <Link
            to={search.openModal === undefined ? path : givenPath(here)}
            search={search}
            className={css.act}
            aria-describedby={wordsId}
            onClick={onFollow}
          >
            {t(actOf(line.entry, (act) => i18n.exists(act, { ns: 'background' })))}
            <Icon name="chevron-right" size="text" />
          </Link>
        )}
        {dated && (
          <Inline gap={2}>
            {!isRead && <Badge tone="accent">{t('notifications.unread')}</Badge>}
            <Text as="span" size="xs" tone="secondary">
              <time dateTime={new Date(at).toISOString()} title={timeInFull(at, locale)}>
                {now !== null && timeAgo(at, now, locale)}
              </time>
            </Text>
          </Inline>
        )}
      </div>
    </li>
  )
}
