import { useBrand, useT } from '@marquee/core'
import { ErrorState, Skeleton } from '@marquee/ui'
import * as css from './PageSkeleton.css.ts'

export interface PageSkeletonProps {
  /** Id of the feature, whose texts it shows: `loading`, `failed.*`. */
  feature: string
  /** Whether an answer is on its way; without one there has been a failure. */
  isFetching: boolean
  onRetry: () => unknown
  /** How high the parts are that come. */
  heights: readonly `${number}rem`[]
  /** Places the parts as they will stand; below each other without it. */
  className?: string
  /** Of the failure's heading. */
  level?: 2 | 3
}

/** What stands in the place of a player's data until it is there. */
export function PageSkeleton({
  feature,
  isFetching,
  onRetry,
  heights,
  className,
  level = 3,
}: PageSkeletonProps) {
  const t = useT(feature)
  const { theme } = useBrand()
  if (isFetching)
    return (
      <div
        role="status"
        aria-busy="true"
        aria-label={t('loading')}
        className={className ?? css.pending}
      >
        {heights.map((height, index) => (
          <Skeleton key={index} shape="block" width="100%" height={height} />
        ))}
      </div>
    )
  return (
    <ErrorState
      art={theme.art.trouble}
      level={level}
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('failed.retry')}
      onRetry={() => void onRetry()}
    />
  )
}
