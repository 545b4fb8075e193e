import { useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useApp } from '../app/AppContext.ts'
import { mayStand } from './geoblock.ts'
import { closeModals } from './store.ts'
import { findModal } from './useModals.ts'

/** Closes what is open when the visitor is led to a page where it may not stand (MODAL-27). */
export function useGeoblock(): void {
  const { brand, store } = useApp()
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    closeModals(store, ({ name }) => !mayStand(findModal(brand, name), path))
  }, [brand, store, path])
}
