import { type PopupAd, popups } from '@marquee/contract'
import type { AppRuntime } from '../app/runtime.ts'

/** Tells the platform that a session begins anew and gives whoever shows pop-up ads what is due (SESSION-09). */
export async function sendSessionStart(
  { api, events }: Pick<AppRuntime, 'api' | 'events'>,
  isGuest: boolean,
): Promise<void> {
  events.emit('inactivity:30', {})
  const body = { triggerType: 'sessionStart' as const }
  let due: PopupAd[]
  try {
    const answer = isGuest
      ? await api.call(popups.guest, { body })
      : await api.call(popups.player, { body })
    due = answer.data.popups
  } catch {
    // The client has logged it; without an answer nothing is due.
    return
  }
  events.emit('popup-ads:due', { popups: due })
}
