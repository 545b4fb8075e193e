import type { PushChannel, PushPayload } from '@marquee/contract'
import type { AppRuntime } from '../app/runtime.ts'
import { patchPlayer } from '../session/session.ts'

/**
 * What a push makes old, by the first word of query keys, which is the contract's domain. What is on
 * the page is fetched anew at once, the rest when it is opened.
 */
const madeOld: Partial<Record<PushChannel, readonly string[]>> = {
  deposit: ['player', 'pages', 'features-info', 'cash'],
  payment: ['cash'],
  profile: ['player'],
  playerIdentityVerification: ['player', 'verification'],
  playerVerification: ['player', 'verification'],
  prizeDrops: ['prize-drops', 'features-info'],
  season: ['seasons', 'features-info'],
  bingo: ['bingo', 'features-info'],
  moneyBox: ['money-box', 'features-info'],
  tournament: ['tournaments', 'features-info'],
  rankLeague: ['rank-league', 'features-info'],
  cashback: ['rank-league', 'features-info'],
  lottery: ['lottery', 'features-info'],
  bannerOffer: ['app-init', 'pages', 'player'],
}

/** Keeps the page's data as new as a push says; whoever can change them in place does so beside it. */
export function refreshAfter<C extends PushChannel>(
  { queryClient }: Pick<AppRuntime, 'queryClient'>,
  channel: C,
  data: PushPayload<C>,
): void {
  if (channel === 'season') {
    const { slug, totalProgressPercents, currentLevel } = data as PushPayload<'season'>
    patchPlayer(queryClient, (known) => ({
      ...known,
      season: { ...known.season, slug, totalProgressPercents, currentLevel },
    }))
  }
  for (const domain of madeOld[channel] ?? []) {
    void queryClient.invalidateQueries({ queryKey: [domain] })
  }
}
