import type { Cashback } from '../contract/schemas.ts'
import { useT } from '@marquee/core'
import { formatMoney, Heading, Text, useLocale } from '@marquee/ui'
import * as css from './CashbackCard.css.ts'

/** This week as it stands: played, won, and what of the difference comes back. */
export function WeekSum({ cashback: { week, nextReward, percent } }: { cashback: Cashback }) {
  const t = useT('vip')
  const locale = useLocale()
  const figure = (value: number) => formatMoney(value, 'coins', { locale })
  const difference = week.played - week.won
  return (
    <div className={css.part}>
      <Heading level={3} size="md">
        {t('cashback.week')}
      </Heading>
      <dl className={css.sum}>
        <dt>{t('cashback.played')}</dt>
        <dd className={css.figure}>{figure(week.played)}</dd>
        <dt>{t('cashback.won')}</dt>
        <dd className={css.figure}>{figure(week.won)}</dd>
        <div className={css.total}>
          <dt>{t('cashback.share', { percent })}</dt>
          <dd className={css.figure} data-testid="cashback-next">
            {figure(nextReward ?? 0)}
          </dd>
        </div>
      </dl>
      {difference < 0 && (
        <Text size="sm" tone="secondary">
          {t('cashback.gained')}
        </Text>
      )}
    </div>
  )
}
