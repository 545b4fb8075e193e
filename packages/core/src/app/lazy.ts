import type { ComponentType } from 'react'
import type { LazyComponent } from '../feature/pages.ts'

/**
 * Components that have arrived, by the function that fetches them. Code, not data: safe to share
 * between the requests of a server.
 */
const arrived = new WeakMap<object, ComponentType<never>>()
/** On the server: the source files behind a component, for its scripts and styles. */
const sources = new WeakMap<object, string[]>()

declare global {
  /** Called by the server build around each dynamic import; absent in the browser. */
  var __marqueeImport: ((source: string) => void) | undefined
}

/** Fetches a component, by way of the bundle that names its script. */
async function follow<P>(load: LazyComponent<P>, seen: string[]): Promise<ComponentType<P>> {
  globalThis.__marqueeImport = (source) => seen.push(source)
  const promise = load()
  globalThis.__marqueeImport = undefined
  const part = await promise
  return 'load' in part ? follow(part.load, seen) : part
}

/** Fetches a component once; a failure is not remembered, so that the next try is a new one. */
export async function loadComponent<P>(load: LazyComponent<P>): Promise<ComponentType<P>> {
  const known = arrived.get(load)
  if (known) return known as ComponentType<P>
  const seen: string[] = []
  sources.set(load, seen)
  const component = await follow(load, seen)
  arrived.set(load, component as ComponentType<never>)
  return component
}

/** The component if it has arrived, else undefined. */
export const arrivedComponent = <P>(load: LazyComponent<P>): ComponentType<P> | undefined =>
  arrived.get(load) as ComponentType<P> | undefined

/** Source files behind a component that was loaded; empty in the browser. */
export const sourcesOf = (load: () => Promise<unknown>): string[] => sources.get(load) ?? []
