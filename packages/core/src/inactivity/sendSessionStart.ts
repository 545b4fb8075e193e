import type { AppRuntime } from '../app/runtime.ts'
import { sendTrigger } from '../popupAds/sendTrigger.ts'

/** Tells the platform that a session begins anew and gives whoever shows pop-up ads what is due (SESSION-09). */
export async function sendSessionStart(
  runtime: Pick<AppRuntime, 'api' | 'events'>,
  isGuest: boolean,
): Promise<void> {
  runtime.events.emit('inactivity:30', {})
  await sendTrigger(runtime, isGuest, 'sessionStart')
}
