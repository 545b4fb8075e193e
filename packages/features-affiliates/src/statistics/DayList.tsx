import { useApi, useBrand, useT } from '@marquee/core'
import { PageSkeleton } from '@marquee/feature-page'
import { Button, Card, EmptyState, Stack, Table, Text } from '@marquee/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { AffiliateDay } from '../contract/schemas.ts'
import { figureNames, useDay, useFigure } from '../figures.ts'
import { filterOf } from '../filter.ts'
import { daysQuery } from '../queries.ts'
import { DayFilters } from './DayFilters.tsx'

function Days({ days }: { days: AffiliateDay[] }) {
  const t = useT('affiliates')
  const write = useFigure()
  const dayOf = useDay()
  return (
    <Table<AffiliateDay>
      caption={t('detailed.caption')}
      captionHidden
      columns={[
        { key: 'day', header: t('day'), cell: ({ day }) => dayOf(day), rowHeader: true },
        ...figureNames.map((name) => ({
          key: name,
          header: t(`figures.${name}`),
          align: 'end' as const,
          cell: (day: AffiliateDay) => write(name, day[name]),
        })),
      ]}
      rows={days}
      rowKey={({ day }) => day}
    />
  )
}

/** Every day of the partnership, newest first, within a period and as a file (AFF-04). */
export function DayList() {
  const t = useT('affiliates')
  const { art } = useBrand().theme
  const filter = filterOf(
    useRouterState({ select: ({ location }) => location.search as Record<string, unknown> }),
  )
  const query = useInfiniteQuery(daysQuery(useApi(), filter))
  const days = query.data?.pages.flatMap((page) => page.days)
  return (
    <Card padding="lg">
      <Stack gap={5}>
        <Text tone="secondary">{t('detailed.lead')}</Text>
        <DayFilters filter={filter} />
        {!days ? (
          <PageSkeleton
            feature="affiliates"
            isFetching={query.isFetching}
            onRetry={query.refetch}
            heights={['3rem', '3rem', '3rem', '3rem']}
          />
        ) : days.length === 0 ? (
          <EmptyState
            art={art.empty}
            level={3}
            title={t('detailed.none')}
            text={t('detailed.loosen')}
          />
        ) : (
          <Days days={days} />
        )}
        {query.hasNextPage && (
          <Button
            variant="quiet"
            wide
            busy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('detailed.more')}
          </Button>
        )}
      </Stack>
    </Card>
  )
}
