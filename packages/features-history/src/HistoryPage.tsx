import { AccountFrame, Link, useApi, useBrand, useIsGuest, useT } from '@marquee/core'
import { Button, Card, EmptyState, ErrorState, Heading, Skeleton, Stack, Text } from '@marquee/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { EntryList } from './EntryList.tsx'
import { filterOf } from './filter.ts'
import { Filters } from './Filters.tsx'
import * as css from './HistoryPage.css.ts'
import { entriesQuery, statementsQuery } from './queries.ts'
import { Statements } from './Statements.tsx'

function Rows() {
  const t = useT('history')
  return (
    <Stack gap={3} role="status" aria-busy="true" aria-label={t('loading')}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height={52} />
      ))}
    </Stack>
  )
}

/** A year of the account: every entry with its running balance, a file of it, and statements. */
export function HistoryPage() {
  const t = useT('history')
  const api = useApi()
  const guest = useIsGuest()
  const { art } = useBrand().theme
  const search = useRouterState({
    select: (state) => state.location.search as Record<string, unknown>,
  })
  const filter = filterOf(search)
  const query = useInfiniteQuery({ ...entriesQuery(api, filter), enabled: !guest })
  const statements = useQuery({ ...statementsQuery(api), enabled: !guest })
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const { kinds = [], kindNames = {} } = query.data?.pages[0] ?? {}
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <AccountFrame title={t('title')}>
      <Text tone="secondary">{t('lead')}</Text>
      <Card padding="lg" className={css.card}>
        <Filters filter={filter} kinds={kinds} kindNames={kindNames} />
        {query.isPending ? (
          <Rows />
        ) : query.isError ? (
          <ErrorState
            art={art.trouble}
            title={t('failed.title')}
            text={t('failed.text')}
            retryLabel={t('failed.retry')}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        ) : entries.length === 0 ? (
          <EmptyState
            art={art.empty}
            title={t(isNarrowed ? 'empty.narrowed' : 'empty.title')}
            text={t(isNarrowed ? 'empty.loosen' : 'empty.text')}
          >
            {isNarrowed && (
              <Button variant="quiet" render={<Link to="/profile/history" resetScroll={false} />}>
                {t('empty.clear')}
              </Button>
            )}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <EntryList entries={entries} kindNames={kindNames} />
            {query.hasNextPage && (
              <Button
                variant="quiet"
                wide
                busy={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                {t('more')}
              </Button>
            )}
          </Stack>
        )}
      </Card>
      {statements.data && statements.data.length > 0 && (
        <section className={css.statements} aria-labelledby="statements">
          <Heading level={2} size="lg" id="statements">
            {t('statements.title')}
          </Heading>
          <Text tone="secondary">{t('statements.lead')}</Text>
          <Statements statements={statements.data} />
        </section>
      )}
    </AccountFrame>
  )
}
