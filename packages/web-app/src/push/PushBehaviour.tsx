import { toast, useApp, useAppInit, useConsent, useIsGuest, usePlayer } from '@marquee/core'
import { useEffect } from 'react'
import type { PushMessage } from './config.ts'
import { dropDevice, registerDevice } from './device.ts'
import { startPush } from './startPush.ts'
import { pushConsent, pushStep } from './wish.ts'

/** What is in the inbox is told by the page itself as it happens. */
function showMessage({ notification, data }: PushMessage): void {
  if (data?.entry !== undefined) return
  const text = [notification?.title, notification?.body].filter(Boolean).join(': ')
  if (text) void toast({ type: 'info', text })
}

/** Listens for push while a player who asked for it is there, and shows what comes to an open page. */
export function PushBehaviour() {
  const runtime = useApp()
  const guest = useIsGuest()
  const { isFetched } = useAppInit()
  const consent = useConsent()
  const playerId = usePlayer()?.id ?? null
  useEffect(() => {
    const { push } = runtime.brand
    if (!push) return undefined
    const ends = [startPush(runtime, push), runtime.events.on('push:message', showMessage)]
    return () => ends.forEach((end) => end())
  }, [runtime])
  useEffect(() => {
    const storage = sessionStorage
    const ends = [
      runtime.events.on('push:updateToken', ({ token }) => {
        if (playerId !== null) void registerDevice(runtime, { token, playerId, storage })
      }),
      runtime.events.on('push:end', () => void dropDevice(runtime, { playerId, storage })),
    ]
    return () => ends.forEach((end) => end())
  }, [runtime, playerId])
  useEffect(() => {
    // Until app-init has answered, everybody looks like a guest.
    if (!consent || (playerId === null && !(guest && isFetched))) return
    const step = pushStep(localStorage, playerId, consent.enabled.includes(pushConsent))
    if (step !== 'nothing') runtime.events.emit(`push:${step}`, {})
  }, [runtime, guest, isFetched, playerId, consent])
  return null
}
