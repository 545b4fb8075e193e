import { useT } from '@marquee/core'
import { Skeleton, VisuallyHidden } from '@marquee/ui'
import * as css from './WheelSkeleton.css.ts'

/** A wheel on its way. */
export function WheelSkeleton() {
  const t = useT('wheels')
  return (
    <div aria-busy="true" className={css.place}>
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton shape="circle" className={css.round} />
      <Skeleton width="100%" height="3.5rem" />
    </div>
  )
}
