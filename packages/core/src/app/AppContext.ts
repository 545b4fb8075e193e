import { createContext, use } from 'react'
import { useEdition } from './edition.ts'
import type { AppRuntime } from './runtime.ts'

const AppContext = createContext<AppRuntime | null>(null)

export const AppProvider = AppContext.Provider

/** What the running page is made of. @throws outside of an app: wrap the test or story in one. */
export function useApp(): AppRuntime {
  // oxlint-disable-next-line react/hooks -- the same in every render of a process
  if (import.meta.hot) useEdition()
  const runtime = use(AppContext)
  if (!runtime) {
    throw new Error(
      'useApp was called outside of an app. Render inside <AppProvider value={runtime}>.',
    )
  }
  return runtime
}

export const useBrand = () => useApp().brand
export const useApi = () => useApp().api
