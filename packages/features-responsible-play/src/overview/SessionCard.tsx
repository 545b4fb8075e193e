import type { RealityCheck } from '@marquee/contract'
import { useT } from '@marquee/core'
import { Card, Heading, Money } from '@marquee/ui'
import { useDuration } from '../limits/LimitAmount.tsx'
import * as css from './SessionCard.css.ts'

/** How play goes since the last reality check: time and net of both units. */
export function SessionCard({ check }: { check: RealityCheck }) {
  const t = useT('responsible-play')
  const duration = useDuration()
  return (
    <Card tone="surface" padding="lg" className={css.card}>
      <Heading level={2} size="md">
        {t('overview.session.title')}
      </Heading>
      <dl className={css.figures}>
        <div className={css.figure}>
          <dt className={css.label}>{t('overview.session.played')}</dt>
          <dd className={css.amount}>{duration(Math.floor(check.playedMs / 60_000))}</dd>
        </div>
        {(['coins', 'entries'] as const).map((unit) => (
          <div key={unit} className={css.figure}>
            <dt className={css.label}>{t('overview.session.net', { unit: t(`units.${unit}`) })}</dt>
            <dd className={css.amount}>
              <Money
                amount={check[unit].won - check[unit].staked}
                unit={unit}
                unitLabel={t(`units.${unit}`)}
                signed
                coloured={false}
              />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
