import { track } from '@marquee/core'
import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { type LibraryFilter, readFilter, writeFilter } from './filters.ts'

/** The filter of the address, and the way to change it; other parameters stay. */
export function useLibraryFilter() {
  const search = useRouterState({
    select: (state) => state.location.search as Record<string, unknown>,
  })
  const navigate = useNavigate()
  // The address object is new with every modal that opens; the filter is not.
  const key = JSON.stringify(writeFilter(readFilter(search)))
  const filter = useMemo(() => readFilter(JSON.parse(key) as Record<string, unknown>), [key])
  const change = (part: Partial<LibraryFilter>) => {
    track('click_button', { location: 'library', button_name: Object.keys(part).join('-') })
    void navigate({
      to: '.',
      search: (now: Record<string, unknown>) => ({
        ...now,
        ...writeFilter({ ...readFilter(now), ...part }),
      }),
      replace: true,
      resetScroll: false,
    })
  }
  return { filter, change }
}

export type ChangeFilter = ReturnType<typeof useLibraryFilter>['change']
