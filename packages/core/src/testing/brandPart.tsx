import { type ComponentType, Suspense, use } from 'react'
import { useBrand } from '../app/AppContext.ts'
import { loadComponent } from '../app/lazy.ts'
import type { FeatureId, ModalName, ModalNameOf } from '../feature/features.ts'
import type { ModalProps } from '../feature/modals.ts'
import type { LazyComponent } from '../feature/pages.ts'
import type { FeatureDefinition } from '../feature/types.ts'
import type { SlotName, SlotProps } from '../slots/types.ts'

const parts = new WeakMap<object, Promise<ComponentType<never>>>()

function Part<P extends object>({ load, props }: { load: LazyComponent<P>; props: P }) {
  const loading = (parts.get(load) ?? loadComponent(load)) as Promise<ComponentType<P>>
  parts.set(load, loading as Promise<ComponentType<never>>)
  const Loaded = use(loading)
  return <Loaded {...props} />
}

/** A part that the story's brand has of a feature: the brand's drawings are around it. */
function brandPart<P extends object>(
  id: FeatureId,
  what: string,
  find: (feature: FeatureDefinition) => LazyComponent<P> | undefined,
) {
  return function BrandPart(props: P) {
    const feature = useBrand().features.find((one) => one.id === id)
    const load = feature && find(feature)
    if (!load) throw new Error(`The story's app has no ${what} of '${id}'. Add it to its features.`)
    return (
      <Suspense>
        <Part load={load} props={props} />
      </Suspense>
    )
  }
}

/** A feature's first page, as the story's brand has it. */
export const brandPage = (id: FeatureId) =>
  brandPart<object>(id, 'page', ({ routes }) => routes?.[0]?.page as LazyComponent | undefined)

/** What a feature puts in a slot, as the story's brand has it; what the slot hands over is for those who read it. */
export const brandSlot = <N extends SlotName>(id: FeatureId, slot: N) =>
  brandPart<Partial<SlotProps[N]>>(
    id,
    slot,
    ({ slots }) => slots?.[slot]?.[0]?.load as LazyComponent<Partial<SlotProps[N]>> | undefined,
  )

/** A modal of a feature, as the story's brand has it. */
export const brandModal = <I extends FeatureId, N extends ModalNameOf<I> & ModalName>(
  id: I,
  name: N,
) =>
  brandPart<ModalProps<N>>(
    id,
    name,
    ({ modals }) => modals?.[name]?.load as LazyComponent<ModalProps<N>> | undefined,
  )
