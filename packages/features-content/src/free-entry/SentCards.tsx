import { useDateFormat, useT } from '@marquee/core'
import { Badge, Card, formatMoney, Text, useLocale } from '@marquee/ui'
import type { FreeEntryRequest } from '../contract/freeEntry.ts'
import { inGroups } from './inGroups.ts'
import * as css from './FreeEntryPage.css.ts'

/** Cards that came, with what became of each. */
export function SentCards({ requests }: { requests: FreeEntryRequest[] }) {
  const t = useT('content')
  const locale = useLocale()
  const date = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <ul className={css.codes}>
      {requests.map(({ code, status, entries, reason, decidedAt }) => (
        <li key={code}>
          <Card className={css.codeCard}>
            <span className={css.sent}>
              <Text as="span" strong>
                {inGroups(code)}
              </Text>
              <Text as="span" size="sm" tone="secondary">
                {status === 'credited'
                  ? t('freeEntry.credited', {
                      count: entries / 100,
                      entries: formatMoney(entries, 'entries', { locale }),
                    })
                  : t(`freeEntry.reasons.${reason ?? 'other'}`)}
              </Text>
              {decidedAt !== null && (
                <Text as="span" size="sm" tone="secondary">
                  {date(decidedAt)}
                </Text>
              )}
            </span>
            <Badge tone={status === 'credited' ? 'positive' : 'neutral'}>
              {t(`freeEntry.status.${status}`)}
            </Badge>
          </Card>
        </li>
      ))}
    </ul>
  )
}
