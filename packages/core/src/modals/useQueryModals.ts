import { useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useApp } from '../app/AppContext.ts'
import { whenIdle } from '../app/whenIdle.ts'
import type { Brand } from '../brand/types.ts'
import { firstOf, type Search } from '../routing/search.ts'
import { closeUnasked } from './store.ts'
import { useModals } from './useModals.ts'

interface Asked {
  name: string
  parameter: string
  value: string
}

/** What the page at this path reads of the query itself; `/game` shows a game without the modal. */
function readByPage(brand: Brand, path: string, search: Search): Record<string, unknown> {
  const bare = (text: string) => text.replace(/\/$/, '')
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  return routes.find((route) => bare(route.path) === bare(path))?.search?.(search) ?? {}
}

/** The modals that a query string asks for; values that no feature registered are ignored (TEN-14). */
export function modalsAskedFor(brand: Brand, search: Search, path = '/'): Asked[] {
  const taken = readByPage(brand, path, search)
  const asked = brand.features.flatMap((feature) =>
    Object.entries(feature.modals ?? {}).flatMap(([name, modal]) => {
      const named = firstOf(search.openModal)
      if (modal.openModal && named === modal.openModal)
        return [{ name, parameter: 'openModal', value: named }]
      const value = modal.query ? firstOf(search[modal.query]) : undefined
      return modal.query && value !== undefined ? [{ name, parameter: modal.query, value }] : []
    }),
  )
  return asked.filter(({ parameter }) => taken[parameter] === undefined)
}

/** Opens what the address asks for, now and whenever the address changes (MODAL-11, MODAL-12). */
export function useQueryModals(): void {
  const { brand, store } = useApp()
  const modals = useModals()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const begun = useRef(false)
  useEffect(() => {
    const follow = () => {
      const asked = modalsAskedFor(brand, search, path)
      closeUnasked(
        store,
        asked.map(({ parameter }) => parameter),
      )
      for (const { name, parameter, value } of asked) {
        modals.open(name, { value }, parameter)
      }
    }
    if (begun.current) {
      follow()
      return undefined
    }
    begun.current = true
    // What came with the page may lead to another one, which must not meet the hydration.
    return whenIdle(follow)
    // The address is what counts; `modals` is made anew with every render.
  }, [brand, store, search, path])
}
