import type { ComponentType } from 'react'
import type { FeatureBundle } from './declaration.ts'
import type { Audience, OwnScript } from './pages.ts'
import type { PushTools } from './types.ts'

type Keys<B, V> = { [N in keyof B]: B[N] extends V ? N : never }[keyof B]
type Component = ComponentType<never> | OwnScript<never>
type Callable = (...args: never[]) => unknown
type Called<F> = F extends (...args: infer A) => infer R
  ? (...args: A) => Promise<Awaited<R>>
  : never
type Prefetch = (tools: PushTools) => Promise<unknown>

interface EntryOptions<B> {
  /** Lower comes first; 0..100. */
  order: number
  audience?: Audience
  /** Stays for players on a break or excluded. */
  duringBreak?: 'shown'
  /** The bundle's `prefetch` fills the query cache before the entry is rendered. */
  prefetch?: B extends { prefetch: Prefetch } ? true : never
}

/**
 * What a declaration names of its bundle, each fetched when it is needed. All declarations are in the
 * first load of every page, so what they have in common is said here.
 */
export const fromBundle = <B extends FeatureBundle>(bundle: () => Promise<B>) => {
  /** A component of the bundle: for modals, and for what works without a place on the page. */
  const component =
    <N extends Keys<B, Component>>(name: N) =>
    () =>
      bundle().then((parts) => parts[name])
  /** A function of the bundle: for pushes, and for what is asked before a modal opens by itself. */
  const call = <N extends Keys<B, Callable>>(name: N) =>
    (async (...args: never[]) => ((await bundle())[name] as Callable)(...args)) as Called<B[N]>
  return {
    call,
    component,
    /** What a slot shows: a component of the bundle, with its place among the slot's other entries. */
    slotEntry: <N extends Keys<B, Component>>(
      name: N,
      { prefetch, ...entry }: EntryOptions<B>,
    ) => ({
      ...entry,
      load: component(name),
      ...(prefetch && {
        prefetch: async (tools: PushTools) => (await bundle()).prefetch?.(tools),
      }),
    }),
  }
}
