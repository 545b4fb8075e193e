import type { Player } from '@marquee/contract'
import { loadComponent } from '../app/lazy.ts'
import type { AppRuntime } from '../app/runtime.ts'
import type { Brand } from '../brand/types.ts'
import type { FeatureDefinition, SlotEntry } from '../feature/types.ts'
import { isGuest } from '../session/session.ts'
import type { SlotName, SlotProps } from './types.ts'
import { meKey } from '../query/keys.ts'

export interface OwnedEntry<N extends SlotName> {
  feature: FeatureDefinition
  entry: SlotEntry<N>
}

/** Who shows something in a slot, first to last. */
export function entriesOf<N extends SlotName>(brand: Brand, name: N): OwnedEntry<N>[] {
  return brand.features
    .flatMap((feature) => (feature.slots?.[name] ?? []).map((entry) => ({ feature, entry })))
    .sort((one, other) => one.entry.order - other.entry.order)
}

/** Ids of the features that show something in these slots. */
export const slotOwners = (brand: Brand, names: SlotName[]): string[] => [
  ...new Set(names.flatMap((name) => entriesOf(brand, name).map(({ feature }) => feature.id))),
]

/** Fetches the components of these slots, so that they render at once. */
export async function preloadSlots(brand: Brand, names: SlotName[]): Promise<void> {
  await Promise.all(
    names.flatMap((name) =>
      entriesOf(brand, name).map(({ entry }) => loadComponent<SlotProps[SlotName]>(entry.load)),
    ),
  )
}

/** Asks for what the entries of these slots show to whoever is there. */
export async function prefetchSlots(
  { brand, api, queryClient }: AppRuntime,
  names: SlotName[],
): Promise<void> {
  const guest = isGuest(queryClient)
  const player = queryClient.getQueryData<Player>(meKey)
  const shown = names
    .flatMap((name) => entriesOf<SlotName>(brand, name))
    .filter(
      ({ feature, entry: { audience = 'anyone' } }) =>
        (audience === 'anyone' || (audience === 'guest') === guest) &&
        (!player || (feature.isActive?.(player) ?? true)),
    )
  const outcomes = await Promise.allSettled(
    shown.map(async ({ entry }) => entry.prefetch?.({ api, queryClient })),
  )
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      console.error(
        'What a slot shows could not be fetched ahead; it asks again itself.',
        outcome.reason,
      )
  }
}
