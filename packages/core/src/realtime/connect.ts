import { type Player, type PushChannel, type PushPayload, session } from '@marquee/contract'
import type { RealtimeStatus } from '@marquee/realtime'
import { atom } from 'jotai'
import type { AppRuntime } from '../app/runtime.ts'
import type { PushHandlers, PushTools } from '../feature/types.ts'
import { onInboxPush } from '../inbox/useInbox.ts'
import { patchPlayer, setGuest } from '../session/session.ts'
import { refreshAfter } from './refresh.ts'
import { meKey } from '../query/keys.ts'

/** What the connection is doing; shown where it matters. */
export const realtimeStatusAtom = atom<RealtimeStatus>('disconnected')

/** Pushes after which nothing can be claimed that could not be before. */
const silent = new Set<string>(['setBalance', 'game', 'chat', 'payment'])

/** What the shell itself does with pushes; the rest belongs to features. */
const shellPushes = (runtime: AppRuntime): PushHandlers => ({
  setBalance: ({ balance, gameMode }) => {
    patchPlayer(runtime.queryClient, (known) => ({
      ...known,
      gameMode,
      playerInfo: { ...known.playerInfo, playerBalance: balance },
    }))
  },
  inbox: (push) => onInboxPush(runtime, push),
  app: ({ kind }) => {
    if (kind === 'reload') runtime.events.emit('app:reload', {})
  },
  cash: ({ balance }) => {
    patchPlayer(runtime.queryClient, (known) => ({
      ...known,
      playerInfo: { ...known.playerInfo, playerBalance: balance },
    }))
  },
})

/** Tells whoever has a handler for the channel. */
const tell = <C extends PushChannel>(
  handlers: PushHandlers,
  channel: C,
  data: PushPayload<C>,
  tools: PushTools,
): void => handlers[channel]?.(data, tools)

/**
 * Connects a signed-in player, once the page has been painted. A push goes to the shell and to the
 * features that declared a handler for it. Returns the way to end it.
 */
export async function connectRealtime(runtime: AppRuntime): Promise<() => void> {
  const { createRealtime } = await import('@marquee/realtime')
  const handlers = [
    shellPushes(runtime),
    ...runtime.brand.features.map((feature) => feature.pushes ?? {}),
  ]
  const tools = { queryClient: runtime.queryClient, api: runtime.api }
  const me = runtime.queryClient.getQueryData<Player>(meKey)
  const realtime = createRealtime({
    path: me?.wsConnectionData.path ?? '/socket.io',
    ...(me && { lastSequence: me.wsConnectionData.lastSequence }),
    getTicket: async () => (await runtime.api.call(session.realtimeTicket)).data,
    onPush: ({ channel, data }) => {
      refreshAfter(runtime, channel)
      if (!silent.has(channel)) runtime.events.emit('pushed', {})
      for (const handler of handlers) tell(handler, channel, data, tools)
    },
    onSnapshot: ({ balance, gameMode }) => {
      patchPlayer(runtime.queryClient, (known) => ({
        ...known,
        gameMode,
        playerInfo: { ...known.playerInfo, playerBalance: balance },
      }))
      void runtime.queryClient.invalidateQueries()
    },
    onStatus: (status) => runtime.store.set(realtimeStatusAtom, status),
    onSignedOut: (reason) => {
      if (reason === 'excluded') {
        runtime.events.emit('excluded', {})
        return
      }
      setGuest(runtime.queryClient, true)
      runtime.events.emit('signed-out', {})
    },
  })
  await realtime.connect()
  return () => realtime.disconnect()
}
