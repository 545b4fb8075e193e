import type { HomePage } from '@marquee/contract'
import { useBrand, useIsOffline, useT } from '@marquee/core'
import { EmptyState, ErrorState } from '@marquee/ui'
import type { ReactNode } from 'react'
import { HomeSkeleton } from './HomeSkeleton.tsx'
import { collectionsOf } from './shownHome.ts'

interface HomeStatesProps {
  query: {
    data: HomePage | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  children: (home: HomePage) => ReactNode
}

/** The content once it is there; until then its shape, or why it did not come and how to try again. */
export function HomeStates({ query, children }: HomeStatesProps) {
  const t = useT('lobby')
  const tCore = useT()
  const offline = useIsOffline()
  const { theme } = useBrand()
  const { data } = query
  if (data && collectionsOf(data).length === 0) {
    return <EmptyState art={theme.art.empty} title={t('empty.title')} text={t('empty.text')} />
  }
  if (data) return children(data)
  if (!query.isError) return <HomeSkeleton />
  return (
    <ErrorState
      art={theme.art.trouble}
      title={t('problem.title')}
      text={t(offline ? 'problem.offline' : 'problem.text')}
      retryLabel={tCore('retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  )
}
