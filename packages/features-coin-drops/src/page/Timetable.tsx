import { dateFormat } from '@marquee/contract/locales'
import type { CoinDrop } from '../contract/schemas.ts'
import { useNow, useT } from '@marquee/core'
import { Disclosure, Text, useLocale } from '@marquee/ui'
import * as css from './DropStage.css.ts'

/** When it rains next, in the reader's own time. */
export function Timetable({ drops }: { drops: readonly CoinDrop[] }) {
  const t = useT('coin-drops')
  const locale = useLocale()
  // The server does not know the reader's zone.
  const isKnown = useNow() !== null
  const day = dateFormat(locale, { weekday: 'long' })
  const clock = dateFormat(locale, { hour: 'numeric', minute: '2-digit' })
  return (
    <Disclosure summary={t('times.title')}>
      <ol className={css.times} data-testid="drop-times">
        {drops.map(({ id, startsAt, finishesAt }) => (
          <li key={id} className={css.time}>
            <span>{isKnown && day.format(startsAt)}</span>
            <time
              dateTime={new Date(startsAt).toISOString()}
              title={`${new Date(startsAt).toISOString().slice(11, 16)} UTC`}
            >
              {isKnown && clock.formatRange(startsAt, finishesAt)}
            </time>
          </li>
        ))}
      </ol>
      <Text size="sm" tone="secondary">
        {t('times.note')}
      </Text>
    </Disclosure>
  )
}
