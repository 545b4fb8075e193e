import type { AppRuntime } from '../app/runtime.ts'
import type { PushConfig } from './config.ts'
import { createPush, type PushTools } from './createPush.ts'
import { loadFirebase } from './firebase.ts'
import { pushStateAtom } from './state.ts'
import { unsupportedReasons } from './support.ts'

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
