import { type ComponentType, lazy, Suspense } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { loadPush } from './loadPush.ts'

const load = loadPush
const PushSwitch: ComponentType | null =
  load && lazy(() => load().then((module) => ({ default: module.PushSwitch })))

/** The switch for notifications, for brands that have push. */
export function PushSetting() {
  const { push } = useBrand()
  if (!push || !PushSwitch) return null
  return (
    <Suspense fallback={null}>
      <PushSwitch />
    </Suspense>
  )
}
