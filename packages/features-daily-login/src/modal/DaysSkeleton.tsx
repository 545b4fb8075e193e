import { useArtPlace, useT } from '@marquee/core'
import { Skeleton, VisuallyHidden } from '@marquee/ui'
import * as css from './DayPath.css.ts'

/** Seven days on their way. */
export function DaysSkeleton() {
  const t = useT('daily-login')
  const { artPlace } = useArtPlace()
  return (
    <div aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <ul className={css.path} data-form={css.formOf[artPlace]} aria-hidden="true">
        {Array.from({ length: 7 }, (_, index) => (
          <li key={index} className={css.day}>
            <Skeleton width="3rem" />
            <Skeleton width="4rem" height="1.5rem" />
          </li>
        ))}
      </ul>
    </div>
  )
}
