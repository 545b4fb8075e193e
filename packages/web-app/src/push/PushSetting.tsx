import { useBrand } from '@marquee/core'
import { lazy, Suspense } from 'react'

const PushSwitch = lazy(() =>
  import('./PushSwitch.tsx').then((module) => ({ default: module.PushSwitch })),
)

/** The switch for notifications, for brands that have push. */
export function PushSetting() {
  const { push } = useBrand()
  return (
    push && (
      <Suspense fallback={null}>
        <PushSwitch />
      </Suspense>
    )
  )
}
