import { useT } from '@marquee/core'
import { Card, Table } from '@marquee/ui'
import type { AffiliatePeriod, AffiliateStatistics } from '../contract/schemas.ts'
import { type FigureName, figureNames, useFigure } from '../figures.ts'

const periods: AffiliatePeriod[] = ['today', 'week', 'month', 'all']

/** What came in each period; days are those of UTC (AFF-03). */
export function Totals({ totals }: Pick<AffiliateStatistics, 'totals'>) {
  const t = useT('affiliates')
  const write = useFigure()
  return (
    <Card padding="lg">
      <Table<FigureName>
        caption={t('general.caption')}
        columns={[
          {
            key: 'figure',
            header: t('figure'),
            cell: (name) => t(`figures.${name}`),
            rowHeader: true,
          },
          ...periods.map((period) => ({
            key: period,
            header: t(`periods.${period}`),
            align: 'end' as const,
            cell: (name: FigureName) => write(name, totals[period][name]),
          })),
        ]}
        rows={figureNames}
        rowKey={(name) => name}
      />
    </Card>
  )
}
