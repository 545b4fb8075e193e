import { verification, type VerificationDocument } from '@marquee/contract'
import { useDateFormat, useT } from '@marquee/core'
import { Badge, Card, Icon, Text } from '@marquee/ui'
import { Timeline } from '../Timeline.tsx'
import { formatSize } from './formatSize.ts'
import * as css from './lines.css.ts'

const tones = { pending: 'neutral', approved: 'positive', rejected: 'critical' } as const
const icons = { pending: 'hourglass', approved: 'check', rejected: 'error' } as const

/** One document the player sent: what became of it, why, and the file itself. */
export function DocumentLine({ document }: { document: VerificationDocument }) {
  const t = useT('verification')
  const date = useDateFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const { id, kind, name, size, status, history } = document
  const last = history.at(-1)
  return (
    <Card
      tone="raised"
      padding="sm"
      className={css.line}
      data-testid="document"
      data-status={status}
    >
      <Icon name={icons[status]} className={css.icon[status]} />
      <div className={css.words}>
        {status === 'rejected' && (
          <Text as="div" strong tone="critical">
            {t('upload.rejected')}
          </Text>
        )}
        <Text as="div" strong={status !== 'rejected'} truncated>
          {name}
        </Text>
        <div className={css.facts}>
          <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
          <Text as="span" size="sm" tone="secondary">
            {t(`kind.${kind}.label`)} · {formatSize(size)}
          </Text>
        </div>
        {last?.reason && (
          <Text as="div" size="sm" data-testid="document-reason">
            {last.reason}
          </Text>
        )}
      </div>
      <a
        href={`${verification.documents.path}${id}/file/`}
        download={name}
        className={css.download}
        aria-label={t('download', { name })}
      >
        <Icon name="download" />
      </a>
      <div className={css.whole}>
        <Timeline
          summary={t('history.title')}
          events={history.map((event) => ({
            title: t(`history.${event.status}`),
            reason: event.reason,
            at: event.at,
            when: date(event.at),
          }))}
        />
      </div>
    </Card>
  )
}
