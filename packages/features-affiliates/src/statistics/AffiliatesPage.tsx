import { Link, useApi, useBrand, useT } from '@marquee/core'
import { PageHero, PageFrame, PageSkeleton, PageSection } from '@marquee/feature-page'
import { Button, EmptyState } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import type { AffiliateStatistics } from '../contract/schemas.ts'
import { statisticsQuery } from '../queries.ts'
import { Chart } from './Chart.tsx'
import { DayList } from './DayList.tsx'
import { Totals } from './Totals.tsx'

const isEmpty = ({ totals }: AffiliateStatistics) =>
  Object.values(totals.all).every((figure) => figure === 0)

function Statistics() {
  const t = useT('affiliates')
  const { art } = useBrand().theme
  const { data, isFetching, refetch } = useQuery(statisticsQuery(useApi()))
  if (!data)
    return (
      <PageSkeleton
        feature="affiliates"
        isFetching={isFetching}
        onRetry={refetch}
        heights={['18rem', '20rem']}
        level={2}
      />
    )
  if (isEmpty(data))
    return (
      <EmptyState art={art.empty} title={t('none.title')} text={t('none.text')}>
        <Button render={<Link to="/affiliates/partners-account" />}>{t('none.action')}</Button>
      </EmptyState>
    )
  return (
    <>
      <PageSection title={t('general.title')}>
        <Totals totals={data.totals} />
        <Chart days={data.days} />
      </PageSection>
      <PageSection title={t('detailed.title')}>
        <DayList />
      </PageSection>
    </>
  )
}

/** `/affiliates`: what a partner's link brought, altogether and day by day (ROUTE-28, AFF-03, AFF-04). */
export function AffiliatesPage() {
  const t = useT('affiliates')
  return (
    <PageFrame
      hero={
        <PageHero icon="users" title={t('area.title')} lead={t('area.lead')}>
          <Button render={<Link to="/affiliates/partners-account" />}>{t('open')}</Button>
        </PageHero>
      }
    >
      <Statistics />
    </PageFrame>
  )
}
