import { screens } from '@marquee/theme'
import { useSyncExternalStore } from 'react'

const query = (): MediaQueryList => window.matchMedia(`(min-width: ${screens.md}px)`)

const subscribe = (changed: () => void) => {
  const media = query()
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether there is room beside the messenger: below, it is a sheet over the page. */
export const useIsWide = (): boolean => useSyncExternalStore(subscribe, () => query().matches)
