import { useT } from '@marquee/core'
import { Sections, Skeleton, TileSkeleton, VisuallyHidden } from '@marquee/ui'
import * as css from './HomeSkeleton.css.ts'

const tiles = (rows: number) => Array.from({ length: rows * 8 }, (_, index) => index)

function CollectionSkeleton({ rows }: { rows: 1 | 2 | 3 }) {
  return (
    <div>
      <Skeleton width="11rem" height="2rem" className={css.title} />
      <div className={css.row[rows]}>
        {tiles(rows).map((index) => (
          <TileSkeleton key={index} />
        ))}
      </div>
    </div>
  )
}

/** The shape of the catalogue: a large collection, a banner, a smaller collection. */
export function HomeSkeleton() {
  const t = useT('lobby')
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Sections aria-hidden="true">
        <CollectionSkeleton rows={3} />
        <Skeleton shape="block" width="92%" height="12rem" />
        <CollectionSkeleton rows={2} />
      </Sections>
    </div>
  )
}
