import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { isLeaving } from '../session/leaving.ts'
import { keepEntries } from './entries.ts'
import { findModal } from './useModals.ts'

/** The way back closes the modal in front; see `keepEntries`. */
export function useEntries(): void {
  const runtime = useApp()
  const { history } = useRouter()
  useEffect(
    () =>
      keepEntries({
        history,
        store: runtime.store,
        isRequired: (name) => findModal(runtime.brand, name)?.required === true,
        isLeaving: () => isLeaving(runtime),
      }),
    [history, runtime],
  )
}
