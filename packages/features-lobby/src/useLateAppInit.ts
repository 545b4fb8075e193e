import { appInitQuery, useApp, whenIdle } from '@marquee/core'
import { useEffect } from 'react'

/** Where the shell leaves app-init to the lobby, asks for it once the first paint is over (INIT-06, TEN-12). */
export function useLateAppInit(): void {
  const { api, queryClient, brand } = useApp()
  const { userCache } = brand.appInit
  useEffect(() => {
    if (!userCache) return undefined
    return whenIdle(() => {
      queryClient
        .fetchQuery(appInitQuery(api, queryClient))
        .catch((error: unknown) =>
          console.error('App-init did not come; favorites show as the page knew them.', error),
        )
    })
  }, [api, queryClient, userCache])
}
