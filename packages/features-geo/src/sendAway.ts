import { type AppRuntime, navigateTo, splitLocale, track } from '@marquee/core'
import { blockMemory } from './memory.ts'
import type { BlockReason } from './position.ts'
import { recordBlock } from './queries.ts'

/** Leads to the page that explains why there is no play here; the way back does not lead to play again. */
async function leaveFor(runtime: AppRuntime, reason: BlockReason | null): Promise<void> {
  const { pathname, search } = window.location
  blockMemory.write({ reason, from: splitLocale(pathname).path + search })
  await navigateTo(runtime, '/geoblock/', { replace: true })
}

/** The address is of a region where the brand cannot be played (GEO-03). The platform knows already. */
export const leaveRegion = (runtime: AppRuntime): Promise<void> => leaveFor(runtime, null)

/**
 * Records why the position cannot be relied on, then leads away (GEO-02, GEO-04). A record that does
 * not arrive keeps nobody here.
 */
export async function sendAway(runtime: AppRuntime, reason: BlockReason): Promise<void> {
  track('error', { location: 'geo', message: reason })
  await recordBlock(runtime.api, reason, window.location.pathname).catch((error: unknown) =>
    console.error('It could not be recorded why play is blocked.', error),
  )
  await leaveFor(runtime, reason)
}
