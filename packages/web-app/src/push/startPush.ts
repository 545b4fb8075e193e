import type { AppRuntime, PushConfig } from '@marquee/core'
import type { PushMessage } from './config.ts'
import { createPush, type PushTools } from './createPush.ts'
import { loadFirebase } from './firebase.ts'
import { pushStateAtom } from './state.ts'
import { unsupportedReasons } from './support.ts'

declare module '@marquee/core' {
  interface AppEvents {
    /** PUSH-02: a player asked for notifications; and no longer wants them here. */
    'push:init': object
    'push:end': object
    /** PUSH-11. */
    'push:message': PushMessage
    /** PUSH-12. */
    'push:updateToken': { token: string }
  }
}

/**
 * Makes a page ready for push: the flow begins with the event `push:init`, `push:end` takes the
 * device off the list; messages and tokens come as `push:message` and `push:updateToken`.
 * @returns how to stop listening.
 */
export function startPush(
  { events, store }: Pick<AppRuntime, 'events' | 'store'>,
  config: PushConfig,
  tools: Partial<PushTools> = {},
): () => void {
  const push = createPush({
    unsupported: () => unsupportedReasons(window),
    requestPermission: () => Notification.requestPermission(),
    initialise: () => loadFirebase(config),
    onState: (state) => store.set(pushStateAtom, state),
    onMessage: (message) => events.emit('push:message', message),
    onToken: (token) => events.emit('push:updateToken', { token }),
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    log: console,
    ...tools,
  })
  const ends = [
    events.on('push:init', () => void push.start()),
    events.on('push:end', () => void push.stop()),
  ]
  return () => ends.forEach((end) => end())
}
