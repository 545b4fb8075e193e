import { PageSkeleton } from '@marquee/feature-page'
import type { Tournament } from '../contract/schemas.ts'
import { useApp, useBrand, useT } from '@marquee/core'
import { EmptyState, Pagination, Stack } from '@marquee/ui'
import { useQuery } from '@tanstack/react-query'
import { type FunctionComponent, useState } from 'react'
import { listQuery, pageSize } from '../queries.ts'
import * as css from './TournamentList.css.ts'

interface TournamentListProps {
  kind: keyof typeof pageSize
  Row: FunctionComponent<{ tournament: Tournament }>
}

/** Tournaments page by page: what is to come five at a time, what is over four (TOURN-03, TOURN-04). */
export function TournamentList({ kind, Row }: TournamentListProps) {
  const t = useT('tournaments')
  const { api } = useApp()
  const { theme } = useBrand()
  const [page, setPage] = useState(1)
  const { data, isFetching, refetch } = useQuery(listQuery(api, kind, page))
  if (!data)
    return (
      <PageSkeleton
        feature="tournaments"
        isFetching={isFetching}
        onRetry={refetch}
        heights={Array.from({ length: pageSize[kind] }, () => '5rem' as const)}
        className={css.list}
      />
    )
  if (!data.total)
    return (
      <EmptyState
        art={theme.art.empty}
        level={3}
        title={t(`${kind}.none`)}
        text={t(`${kind}.noneText`)}
      />
    )
  return (
    <Stack gap={4}>
      <ul className={css.list} data-testid={`tournaments-${kind}`}>
        {data.tournaments.map((tournament) => (
          <li key={tournament.historyId}>
            <Row tournament={tournament} />
          </li>
        ))}
      </ul>
      <Pagination
        label={t(`${kind}.pages`)}
        previousLabel={t('pages.previous')}
        nextLabel={t('pages.next')}
        pageLabel={(number) => t('pages.page', { page: number })}
        page={page}
        pageCount={Math.ceil(data.total / pageSize[kind])}
        onPageChange={setPage}
      />
    </Stack>
  )
}
