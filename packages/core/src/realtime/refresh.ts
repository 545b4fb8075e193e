import type { PushChannel } from '@marquee/contract'
import type { AppRuntime } from '../app/runtime.ts'
import type { MakesOld } from '../feature/types.ts'
import { makeOld } from '../query/cache.ts'
import { appInitKey, featureInfoKey, pagesKey, playerKey } from '../query/keys.ts'

/** What a push makes old of the shell's own; features declare theirs. */
const shellsOwn: MakesOld = {
  deposit: [playerKey, pagesKey, featureInfoKey],
  profile: [playerKey],
  playerIdentityVerification: [playerKey],
  playerVerification: [playerKey],
  bannerOffer: [appInitKey, pagesKey, playerKey],
}

/** Keeps the page's data as new as a push says; whoever can change them in place does so beside it. */
export function refreshAfter(
  { queryClient, brand: { features } }: Pick<AppRuntime, 'queryClient' | 'brand'>,
  channel: PushChannel,
): void {
  const old = [shellsOwn, ...features.map(({ makesOld = {} }) => makesOld)].flatMap(
    (one) => one[channel] ?? [],
  )
  // A key is one object, wherever it is named.
  makeOld(queryClient, ...new Set(old))
}
