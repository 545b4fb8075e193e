import type { RouteContext } from '@marquee/core'
import { loadFeaturePage } from '@marquee/feature-page'
import { prefetchWheels } from '@marquee/prize-ui'

export { WheelOfWinsPage } from './page/WheelOfWinsPage.tsx'

export const load = async (context: RouteContext): Promise<void> => {
  await Promise.all([loadFeaturePage(context), prefetchWheels(context)])
}
