import { type ComponentType, lazy, Suspense, useState } from 'react'
import type { LazyComponent } from '../feature/types.ts'
import { useApp } from './AppContext.ts'
import { arrivedComponent, loadComponent } from './lazy.ts'
import { whenIdle } from './whenIdle.ts'

const isServer = import.meta.env.SSR

/** Every deferred part whose module has been evaluated. */
const known = new Set<LazyComponent>()
const made = new WeakMap<object, ComponentType<object>>()

const atRest = (): Promise<void> => new Promise((resolve) => void whenIdle(() => resolve()))

/** `at once`: what the visitor it is for reaches for first; it only stays out of what others load. */
export type DeferredUntil = 'at rest' | 'at once'

function make(load: LazyComponent, until: DeferredUntil): ComponentType<object> {
  known.add(load)
  const Later = lazy(async () => {
    if (until === 'at rest') await atRest()
    return { default: await loadComponent(load) }
  })
  return function Deferred(props: object) {
    const { deferred: rendered } = useApp()
    const [Shown] = useState(() => arrivedComponent(load) ?? Later)
    if (isServer) rendered.set(load, until)
    return (
      <Suspense fallback={null}>
        <Shown {...props} />
      </Suspense>
    )
  }
}

/**
 * A part of a page that is rendered on the server and comes to life once the browser is at rest: its
 * words and links are there at once, its script is not in the first load. For what lies below the
 * first screen, and for what only some visitors have.
 */
export function deferred<P extends object>(
  load: LazyComponent<P>,
  until: DeferredUntil = 'at rest',
): ComponentType<P> {
  const key = load as LazyComponent
  const component = made.get(key) ?? make(key, until)
  made.set(key, component)
  return component as ComponentType<P>
}

/** Fetches every deferred part known so far: before a render on the server, before a page change in the browser. */
export async function loadDeferred(): Promise<void> {
  await Promise.all([...known].map((load) => loadComponent(load)))
}
