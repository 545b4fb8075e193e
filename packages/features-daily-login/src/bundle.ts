import type { PushPayload } from '@marquee/contract'
import type { PushTools } from '@marquee/core'
import type { DailyLoginOptions } from './feature.ts'
import { dailyLoginInfoQuery, refreshDailyLogin } from './queries.ts'

export const prefetch = ({ api, queryClient }: PushTools) =>
  queryClient.ensureQueryData(dailyLoginInfoQuery(api))

/** Whether the day's reward can still be claimed. */
export const isWaiting = async ({ api, queryClient }: PushTools): Promise<boolean> =>
  (await queryClient.fetchQuery(dailyLoginInfoQuery(api))).isAvailable

/** Claimed, perhaps in another tab: what is shown of the days follows. */
export function onCash({ reason }: PushPayload<'cash'>, { queryClient }: PushTools): void {
  if (reason === 'daily-login') refreshDailyLogin(queryClient)
}

/** Modal, section and header entry, each fetched when it is needed. */
export const modalWith = (options: DailyLoginOptions | undefined) =>
  import('./modal/DailyLoginModal.tsx').then((module) => module.dailyLoginModal(options))
export const DailyLoginSection = {
  load: () => import('./lobby/DailyLoginSection.tsx').then((module) => module.DailyLoginSection),
}
export const DailyLoginButton = {
  load: () => import('./lobby/DailyLoginButton.tsx').then((module) => module.DailyLoginButton),
}

export { messages } from './messages/index.ts'
