import type { PushChannel } from '@marquee/contract'
import type { AppRuntime } from '../app/runtime.ts'
import type { MakesOld } from '../feature/types.ts'

/** What a push makes old of the shell's own; features declare theirs. */
const shellsOwn: MakesOld = {
  deposit: ['player', 'pages', 'features-info'],
  profile: ['player'],
  playerIdentityVerification: ['player'],
  playerVerification: ['player'],
  bannerOffer: ['app-init', 'pages', 'player'],
}

/** Keeps the page's data as new as a push says; whoever can change them in place does so beside it. */
export function refreshAfter(
  { queryClient, brand: { features } }: Pick<AppRuntime, 'queryClient' | 'brand'>,
  channel: PushChannel,
): void {
  const old = [shellsOwn, ...features.map(({ makesOld = {} }) => makesOld)].flatMap(
    (one) => one[channel] ?? [],
  )
  for (const domain of new Set(old)) void queryClient.invalidateQueries({ queryKey: [domain] })
}
