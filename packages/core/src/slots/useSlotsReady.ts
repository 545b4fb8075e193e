import { useEffect, useState } from 'react'
import { useApp } from '../app/AppContext.ts'
import { ensureMessages } from '../i18n/messages.ts'
import { preloadSlots, slotOwners } from './registry.ts'
import type { SlotName } from './types.ts'

/**
 * For a slot inside of a modal, which has no route to bring it along: fetches the components and the
 * texts of what stands there. True once both are here; without them the slot is left out.
 */
export function useSlotsReady(name: SlotName): boolean {
  const { brand, i18n } = useApp()
  const [ready, setReady] = useState(false)
  useEffect(() => {
    Promise.all([
      preloadSlots(brand, [name]),
      ensureMessages(brand, i18n, slotOwners(brand, [name])),
    ]).then(
      () => setReady(true),
      (error: unknown) => console.error(`What stands in '${name}' could not be loaded.`, error),
    )
  }, [brand, i18n, name])
  return ready
}
