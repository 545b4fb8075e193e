import { useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApp } from '../app/AppContext.ts'
import { whenIdle } from '../app/whenIdle.ts'
import type { Brand } from '../brand/types.ts'
import type { ModalName } from '../feature/features.ts'
import type { AddressProps } from '../feature/modals.ts'
import { firstOf, type Search } from '../routing/search.ts'
import { closeUnasked } from './store.ts'
import { findModal, type ModalStack, useModals } from './useModals.ts'

interface Asked {
  name: ModalName
  parameter: string
  props: AddressProps
}

/** What the page at this path reads of the query itself; `/game` shows a game without the modal. */
function readByPage(brand: Brand, path: string, search: Search): Record<string, unknown> {
  const bare = (text: string) => text.replace(/\/$/, '')
  const routes = brand.features.flatMap((feature) => feature.routes ?? [])
  return routes.find((route) => bare(route.path) === bare(path))?.search?.(search) ?? {}
}

/**
 * The modals that a query string asks for; values that no feature registered are ignored (TEN-14).
 * One that `openModal` names is told `errorMessage` as its `errorText` (MODAL-02, MODAL-04).
 */
export function modalsAskedFor(brand: Brand, search: Search, path = '/', hash = ''): Asked[] {
  const taken = readByPage(brand, path, search)
  const asked = brand.features.flatMap((feature) =>
    Object.entries(feature.modals ?? {}).flatMap(([key, modal]) => {
      const name = key as ModalName
      const named = firstOf(search.openModal)
      if (modal.openModal && named === modal.openModal) {
        const props = { value: named, errorText: firstOf(search.errorMessage) }
        return [{ name, parameter: 'openModal', props }]
      }
      if (
        modal.hash &&
        hash.includes(modal.hash.contains) &&
        `${path}/`.startsWith(`${modal.hash.under}/`)
      )
        return [{ name, parameter: `#${modal.hash.contains}`, props: {} }]
      const value = modal.query ? firstOf(search[modal.query]) : undefined
      return modal.query && value !== undefined
        ? [{ name, parameter: modal.query, props: { value } }]
        : []
    }),
  )
  return asked.filter(({ parameter }) => taken[parameter] === undefined)
}

/** Whether an address opens a scene that nobody asked for, such as the welcome after signing up. */
export const opensScene = (brand: Brand, search: Search, path: string): boolean =>
  modalsAskedFor(brand, search, path).some(({ name }) => findModal(brand, name)?.unasked)

/** Opens what the address asks for, now and whenever the address changes (MODAL-11, MODAL-12). */
export function useQueryModals(): void {
  const { brand, store } = useApp()
  const modals = useModals()
  const search = useRouterState({ select: (state) => state.location.search as Search })
  const path = useRouterState({ select: (state) => state.location.pathname })
  const hash = useRouterState({ select: (state) => state.location.hash })
  const index = useRouterState({ select: (state) => state.location.state.__TSR_index })
  const open = useEffectEvent((...one: Parameters<ModalStack['open']>) => modals.open(...one))
  const before = useRef<{ search: Search; path: string; index: number }>(undefined)
  useEffect(() => {
    const last = before.current
    before.current = { search, path, index }
    const cameFrom = last?.path === path && last.index === index - 1 ? last.search : null
    const follow = () => {
      const asked = modalsAskedFor(brand, search, path, hash)
      closeUnasked(
        store,
        asked.map(({ parameter }) => parameter),
      )
      for (const { name, parameter, props } of asked) {
        const over = cameFrom !== null && cameFrom[parameter] === undefined
        open(name, props, { parameter, over })
      }
    }
    // A scene that the visitor was sent to is what they came for, and leads nowhere.
    if (last || opensScene(brand, search, path)) {
      follow()
      return undefined
    }
    // What came with the page may lead to another one, which must not meet the hydration.
    return whenIdle(follow)
  }, [brand, store, search, path, hash, index])
}
