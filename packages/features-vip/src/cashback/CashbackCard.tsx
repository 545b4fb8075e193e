import type { Cashback } from '../contract/schemas.ts'
import { useBrand, useT, useTranslate } from '@marquee/core'
import {
  Card,
  Disclosure,
  ErrorState,
  Notice,
  Skeleton,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@marquee/ui'
import { useCashback } from '../queries.ts'
import * as css from './CashbackCard.css.ts'
import { LastWeek } from './LastWeek.tsx'
import { WeekSum } from './WeekSum.tsx'

type Share = Cashback['sections'][number]

function Shares({ sections }: { sections: Share[] }) {
  const t = useT('vip')
  const translate = useTranslate()
  const columns: TableColumn<Share>[] = [
    {
      key: 'section',
      header: t('cashback.section'),
      rowHeader: true,
      cell: ({ title }) => translate(title),
    },
    {
      key: 'percent',
      header: t('cashback.percent'),
      align: 'end',
      cell: ({ percent }) => t('cashback.percentOf', { percent }),
    },
  ]
  return (
    <Disclosure summary={t('cashback.counted')}>
      <Stack gap={4}>
        <Text>{t('cashback.rule')}</Text>
        <Table
          caption={t('cashback.shares')}
          columns={columns}
          rows={sections}
          rowKey={({ id }) => id}
        />
      </Stack>
    </Disclosure>
  )
}

/** What of a week's loss comes back, from which figures, and when (CASHBACK-01). */
export function CashbackCard() {
  const t = useT('vip')
  const { theme } = useBrand()
  const { data: cashback, isFetching, refetch } = useCashback()
  if (cashback?.status === 'inactive')
    return <Notice icon="pause">{t('cashback.state.inactive')}</Notice>
  if (cashback)
    return (
      <Stack gap={4}>
        <Card className={css.card} padding="lg" data-testid="cashback">
          <LastWeek cashback={cashback} />
          <WeekSum cashback={cashback} />
        </Card>
        <Text size="sm" tone="secondary">
          {t('cashback.note')}
        </Text>
        <Shares sections={cashback.sections} />
      </Stack>
    )
  if (isFetching)
    return (
      <div role="status" aria-busy="true" aria-label={t('cashback.loading')}>
        <Skeleton shape="block" width="100%" height="14rem" />
      </div>
    )
  return (
    <ErrorState
      art={theme.art.trouble}
      level={3}
      title={t('cashback.failed')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      onRetry={() => void refetch()}
    />
  )
}
