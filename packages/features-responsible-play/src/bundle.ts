import type { PushPayload } from '@marquee/contract'
import type { PushTools, RouteContext } from '@marquee/core'
import { refreshStatus, statusQuery } from './queries.ts'

/** The pages, each fetched when it is opened. */
export const pages = {
  overview: {
    load: () => import('./overview/OverviewPage.tsx').then((module) => module.OverviewPage),
  },
  purchase: {
    load: () => import('./limits/PurchaseLimitPage.tsx').then((module) => module.PurchaseLimitPage),
  },
  play: {
    load: () => import('./limits/PlayLimitsPage.tsx').then((module) => module.PlayLimitsPage),
  },
  reality: {
    load: () =>
      import('./reality-check/RealityCheckPage.tsx').then((module) => module.RealityCheckPage),
  },
  coolOff: { load: () => import('./breaks/CoolOffPage.tsx').then((module) => module.CoolOffPage) },
  exclusion: {
    load: () => import('./breaks/SelfExclusionPage.tsx').then((module) => module.SelfExclusionPage),
  },
}

/** What the pages show to a player; a guest reads what there is without figures of their own. */
export const load = async ({ api, queryClient, isGuest }: RouteContext): Promise<void> =>
  isGuest ? undefined : queryClient.prefetchQuery(statusQuery(api))

/** Changed in another tab: what this one shows follows. */
export function onApp({ kind, feature }: PushPayload<'app'>, { queryClient }: PushTools): void {
  if (kind === 'feature-status' && feature === 'responsible-play') refreshStatus(queryClient)
}

/** Modal, lobby during a break and link under the stage, each fetched when it is needed. */
export const RealityCheckModal = {
  load: () =>
    import('./reality-check/RealityCheckModal.tsx').then((module) => module.RealityCheckModal),
}
export const RestrictedLobby = {
  load: () => import('./breaks/RestrictedLobby.tsx').then((module) => module.RestrictedLobby),
}
export const GameBarLink = {
  load: () => import('./game/GameBarLink.tsx').then((module) => module.GameBarLink),
}

export { messages } from './messages/index.ts'
