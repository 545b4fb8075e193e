import type { PopupAd } from './contract/schemas.ts'
import { popups } from './contract/endpoints.ts'
import { type AppRuntime, isGuest } from '@marquee/core'
import type { QueryClient } from '@tanstack/react-query'

declare module '@marquee/core' {
  interface AppEvents {
    /** Pop-up ads that the platform answered a trigger with, in order; whoever shows them listens. */
    'popup-ads:due': { popups: PopupAd[] }
  }
}

/** Resolves when nothing that the visitor has sent is without an answer; at once where nothing was. */
const allAnswered = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (queryClient.isMutating()) return
      end()
      resolve()
    }
    const end = queryClient.getMutationCache().subscribe(look)
    look()
  })

/**
 * Asks what a trigger makes due, a guest by the guests' own call (ROLE-05), and gives it to whoever
 * shows pop-up ads. A guest's waits for what the guest is sending: after a sign-in the platform
 * refuses it.
 * @param signal takes the call back: who asks is somebody else by now.
 */
export async function sendTrigger(
  { api, events, queryClient }: Pick<AppRuntime, 'api' | 'events' | 'queryClient'>,
  asGuest: boolean,
  triggerType: 'sessionStart' | 'pageView',
  signal?: AbortSignal,
): Promise<void> {
  if (asGuest) await allAnswered(queryClient)
  if (signal?.aborted || asGuest !== isGuest(queryClient)) return
  let due: PopupAd[]
  try {
    const answer = await api.call(asGuest ? popups.guest : popups.player, {
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
