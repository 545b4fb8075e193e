import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { whenIdle } from '../app/whenIdle.ts'
import { appInitQuery } from '../session/session.ts'
import { wheelsQuery } from '../session/wheels.ts'
import { startGeoCheck } from './startGeoCheck.ts'

/**
 * What a lost visitor may need next is fetched once the page is at rest: app-init unless it is there
 * (NOTFOUND-11), the wheels anew (NOTFOUND-12), and whether they may play where they are
 * (NOTFOUND-13).
 */
export function useNotFoundData(href: string): void {
  const runtime = useApp()
  useEffect(
    () =>
      whenIdle(() => {
        const { api, queryClient } = runtime
        const appInit = appInitQuery(api, queryClient)
        if (queryClient.getQueryData(appInit.queryKey) === undefined)
          void queryClient.prefetchQuery(appInit)
        void queryClient.prefetchQuery({ ...wheelsQuery(api), staleTime: 0 })
        void startGeoCheck(runtime)
      }),
    [runtime, href],
  )
}
