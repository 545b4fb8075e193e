import { useT } from '@marquee/core'
import { ErrorState, Skeleton, Stack } from '@marquee/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'

interface KnownProps<T> {
  query: UseQueryResult<T>
  /** How many lines stand there once it is known. */
  lines?: number
  /** Level of the heading that says that it failed; below the page's own unless a section has one. */
  level?: 2 | 3
  children: (data: T) => ReactNode
}

/** What a query brought; lines of its shape until then, and a way to try again when it failed. */
export function Known<T>({ query, lines = 3, level = 3, children }: KnownProps<T>) {
  const t = useT('account')
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <ErrorState
        level={level}
        title={t('states.failed')}
        text={t('states.failedText')}
        retryLabel={t('states.retry')}
        onRetry={() => void query.refetch()}
        busy={query.isFetching}
      />
    )
  }
  return (
    <Stack gap={3} aria-busy="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} shape="block" height={44} />
      ))}
    </Stack>
  )
}
