import { LocaleProvider } from '@marquee/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider as StoreProvider, useAtomValue } from 'jotai'
import { lazy, type PropsWithChildren, Suspense, useEffect, useState } from 'react'
import { modalStackAtom } from '../modals/store.ts'
import { useAppInit } from '../session/session.ts'
import { useApp } from '../app/AppContext.ts'
import { Behaviours } from './Behaviours.tsx'

const ModalHost = lazy(() =>
  import('../modals/ModalHost.tsx').then((module) => ({ default: module.ModalHost })),
)

/** The modal host is fetched with the first modal. */
function Modals() {
  const wanted = useAtomValue(modalStackAtom).length > 0
  const [used, setUsed] = useState(false)
  useEffect(() => {
    if (wanted) setUsed(true)
  }, [wanted])
  return used ? (
    <Suspense fallback={null}>
      <ModalHost />
    </Suspense>
  ) : null
}

function Behaviour() {
  useAppInit()
  return (
    <>
      <Modals />
      <Behaviours />
    </>
  )
}

/** What surrounds every layout and page: providers, document head, modals, realtime. */
export function Shell({ children }: PropsWithChildren) {
  const runtime = useApp()
  return (
    <QueryClientProvider client={runtime.queryClient}>
      <StoreProvider store={runtime.store}>
        <LocaleProvider locale={runtime.locale}>
          {children}
          <Behaviour />
        </LocaleProvider>
      </StoreProvider>
    </QueryClientProvider>
  )
}
