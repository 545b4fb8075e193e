import { useBrand, useIsGuest, useT } from '@marquee/core'
import { PageSkeleton } from '@marquee/feature-page'
import { EmptyState } from '@marquee/ui'
import { useAvailability, useChosen, usePackages } from '../queries.ts'
import { Chosen } from './Chosen.tsx'
import * as css from './Desk.css.ts'
import { Packages } from './Packages.tsx'
import { Returned } from './Returned.tsx'
import { useReturning } from './useReturning.ts'

/** During a break there is nothing to choose, and nothing to take back. */
function Nothing() {
  const t = useT('fortune-investment')
  const { theme } = useBrand()
  return (
    <EmptyState art={theme.art.empty} level={3} title={t('none.title')} text={t('none.text')} />
  )
}

/** What the player has set aside, or what there is to choose; a guest sees the latter. */
export function Desk() {
  const isGuest = useIsGuest()
  const { isOpen, ...status } = useAvailability()
  const packages = usePackages()
  const chosen = useChosen()
  const returning = useReturning()
  const queries = isGuest ? [status] : [status, packages, chosen]
  if (returning.done) return <Returned returning={returning} done={returning.done} />
  if (chosen.data) return <Chosen chosen={chosen.data} returning={returning} />
  if (isOpen && packages.data && (isGuest || chosen.data === null)) {
    return packages.data.length ? <Packages packages={packages.data} /> : <Nothing />
  }
  return (
    <PageSkeleton
      feature="fortune-investment"
      isFetching={queries.some(({ isFetching }) => isFetching)}
      onRetry={() => Promise.all(queries.map(({ refetch }) => refetch()))}
      heights={['22rem', '22rem', '22rem']}
      className={css.packages}
    />
  )
}
