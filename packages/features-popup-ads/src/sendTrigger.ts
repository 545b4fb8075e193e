import type { PopupAd } from './contract/schemas.ts'
import { popups } from './contract/endpoints.ts'
import type { AppRuntime } from '@marquee/core'

declare module '@marquee/core' {
  interface AppEvents {
    /** Pop-up ads that the platform answered a trigger with, in order; whoever shows them listens. */
    'popup-ads:due': { popups: PopupAd[] }
  }
}

/**
 * Asks what a trigger makes due, a guest by the guests' own call (ROLE-05), and gives it to whoever
 * shows pop-up ads.
 * @param signal takes the call back: who asks is somebody else by now.
 */
export async function sendTrigger(
  { api, events }: Pick<AppRuntime, 'api' | 'events'>,
  isGuest: boolean,
  triggerType: 'sessionStart' | 'pageView',
  signal?: AbortSignal,
): Promise<void> {
  let due: PopupAd[]
  try {
    const answer = await api.call(isGuest ? popups.guest : popups.player, {
      body: { triggerType },
      signal,
    })
    due = answer.data.popups
  } catch {
    // The client has logged what failed; without an answer nothing is due.
    return
  }
  events.emit('popup-ads:due', { popups: due })
}
