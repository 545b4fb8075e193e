import type { Deposit } from '@marquee/contract'
import { Link, useApp, useT, When } from '@marquee/core'
import { Badge, EmptyState, ErrorState, Skeleton, Table } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { depositsQuery } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'

const tones = {
  complete: 'positive',
  declined: 'critical',
  failed: 'critical',
  canceled: 'neutral',
  created: 'caution',
  challenge: 'caution',
  pending: 'caution',
} as const

function Status({ status }: Pick<Deposit, 'status'>) {
  const t = useT('cash-desk')
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
}

/** Only what was paid has a receipt. */
function Receipt({ deposit: { id, status } }: { deposit: Deposit }) {
  const t = useT('cash-desk')
  if (status !== 'complete') return null
  return (
    <Link to="/cash/receipt/$depositId" params={{ depositId: id }}>
      {t('success.receipt')}
    </Link>
  )
}

const whenCell = ({ createdAt }: Deposit) => <When at={createdAt} />
const receiptCell = (deposit: Deposit) => <Receipt deposit={deposit} />
const statusCell = ({ status }: Deposit) => <Status status={status} />

/** What this player bought, however it ended. */
export function Purchases() {
  const { api } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const { data, isError, refetch } = useQuery(depositsQuery(api))
  if (isError) {
    return (
      <ErrorState
        level={3}
        title={t('history.failed')}
        text={t('load.text')}
        retryLabel={t('load.retry')}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="6rem" />
  if (!data.deposits.length) {
    return <EmptyState level={3} title={t('history.empty')} text={t('history.emptyText')} />
  }
  return (
    <Table<Deposit>
      caption={t('history.title')}
      rows={data.deposits}
      rowKey={({ id }) => id}
      columns={[
        { key: 'when', header: t('history.when'), cell: whenCell },
        {
          key: 'what',
          header: t('history.what'),
          cell: (one) =>
            t('amount.coins', {
              count: one.gives.coins,
              amount: amounts.coins(one.gives.coins),
            }),
        },
        {
          key: 'how',
          header: t('history.how'),
          cell: (one) => `${t(`method.${one.method}.name`)} ${one.account}`,
        },
        { key: 'price', header: t('history.price'), cell: (one) => amounts.price(one.amount) },
        {
          key: 'status',
          header: t('history.status'),
          cell: statusCell,
        },
        { key: 'receipt', header: t('history.receipt'), cell: receiptCell },
      ]}
    />
  )
}
