import { useApp, useIsGuest } from '@marquee/core'
import { useEffect } from 'react'
import { sendTrigger } from './sendTrigger.ts'
import { usePopupAds } from './usePopupAds.ts'

/** Asks for ads with every page, and when somebody begins anew after 30 minutes (SESSION-09). */
export function PopupAds() {
  const runtime = useApp()
  const guest = useIsGuest()
  usePopupAds()
  useEffect(
    () =>
      runtime.events.on('inactivity:30', () => void sendTrigger(runtime, guest, 'sessionStart')),
    [runtime, guest],
  )
  return null
}
