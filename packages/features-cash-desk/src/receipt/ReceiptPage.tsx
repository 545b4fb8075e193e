import { receiptNumber } from '@marquee/contract'
import {
  Link,
  useApp,
  useBrand,
  useDateFormat,
  useHasRoute,
  useLocaleCode,
  useT,
  useTranslate,
} from '@marquee/core'
import { PageFrame } from '@marquee/feature-page'
import { Button, Card, EmptyState, Heading, Inline, Skeleton, Text } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { depositQuery, receiptAddress } from '../queries.ts'
import { useAmounts } from '../useAmounts.ts'
import * as css from './ReceiptPage.css.ts'

/** A completed purchase, to be kept as a PDF or printed. */
export function Receipt({ id }: { id: string }) {
  const { api } = useApp()
  const t = useT('cash-desk')
  const amounts = useAmounts()
  const brand = useBrand()
  const hasRoute = useHasRoute()
  const translate = useTranslate()
  const locale = useLocaleCode()
  const date = useDateFormat({ dateStyle: 'long', timeStyle: 'short' })
  const { data, isPending } = useQuery(depositQuery(api, id))
  const coins = data
    ? t('amount.coins', { count: data.gives.coins, amount: amounts.coins(data.gives.coins) })
    : ''
  if (isPending) {
    return (
      <PageFrame hero={null}>
        <Skeleton shape="block" height="24rem" />
      </PageFrame>
    )
  }
  if (data?.status !== 'complete') {
    return (
      <PageFrame hero={null}>
        <EmptyState level={1} title={t('receipt.missing')} text={t('receipt.missingText')}>
          <Button render={<Link to="/cash/deposit-by-money/" />}>{t('failed.again')}</Button>
        </EmptyState>
      </PageFrame>
    )
  }
  const lines: [string, string][] = [
    [t('receipt.number'), receiptNumber(data)],
    [t('receipt.date'), date(data.updatedAt)],
    ...(data.title ? [[t('receipt.package'), translate(data.title)] as [string, string]] : []),
    [t('receipt.coins'), coins],
    ...(data.gives.entries
      ? ([
          [
            t('receipt.gift'),
            t('amount.entries', {
              count: data.gives.entries / 100,
              amount: amounts.entries(data.gives.entries),
            }),
          ],
        ] as [string, string][])
      : []),
    [t('receipt.method'), `${t(`method.${data.method}.name`)} ${data.account}`],
    [t('receipt.status'), t(`status.${data.status}`)],
  ]
  return (
    <PageFrame hero={null}>
      <Card padding="lg" className={css.sheet} data-testid="receipt">
        <Heading level={1} size="lg">
          {t('receipt.title')}
        </Heading>
        <Text tone="secondary">{t('receipt.lead', { brand: brand.name })}</Text>
        <dl className={css.lines}>
          {lines.map(([what, value]) => (
            <div key={what} className={css.line}>
              <dt>{what}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
          <div className={css.total}>
            <dt>{t('receipt.total')}</dt>
            <dd className={css.value}>{amounts.price(data.amount)}</dd>
          </div>
        </dl>
        <Text size="sm" tone="secondary">
          {t('facts.need.text')}
        </Text>
        <Inline gap={3} className={css.actions}>
          <Button
            // Outside of the router: the platform answers with a file.
            render={
              <a
                href={receiptAddress(data.id, locale)}
                download={`receipt-${receiptNumber(data)}.pdf`}
                data-testid="receipt-download"
              >
                {t('receipt.download')}
              </a>
            }
          />
          <Button variant="quiet" onClick={() => window.print()} data-testid="receipt-print">
            {t('receipt.print')}
          </Button>
          <Button variant="plain" render={<Link to="/cash/deposit-by-money/" />}>
            {t('failed.again')}
          </Button>
          {hasRoute('/page/$name') && (
            <Button
              variant="plain"
              render={<Link to="/page/$name" params={{ name: 'help' }} hash="contact" />}
            >
              {t('receipt.contact')}
            </Button>
          )}
        </Inline>
      </Card>
    </PageFrame>
  )
}

/** `/cash/receipt/{depositId}/` */
export function ReceiptPage() {
  const { depositId = '' }: { depositId?: string } = useParams({ strict: false })
  return <Receipt id={depositId} />
}
