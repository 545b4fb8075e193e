import { useEffect, useRef } from 'react'
import { useApp } from '../app/AppContext.ts'
import { useIsGuest } from '../session/session.ts'
import { reloadWhenFree } from './reloadWhenFree.ts'
import { sendSessionStart } from './sendSessionStart.ts'
import { watchActivity } from './watchActivity.ts'
import { watchHidden } from './watchHidden.ts'

/** What follows when nobody does anything, or nobody looks (SESSION-09..12). */
export function Inactivity() {
  const runtime = useApp()
  const isGuest = useIsGuest()
  const guest = useRef(isGuest)
  useEffect(() => {
    guest.current = isGuest
  })
  useEffect(() => {
    let callOff = () => {}
    const endActivity = watchActivity(() => void sendSessionStart(runtime, guest.current))
    const endHidden = watchHidden(() => {
      callOff()
      callOff = reloadWhenFree(runtime)
    })
    return () => {
      endActivity()
      endHidden()
      callOff()
    }
  }, [runtime])
  return null
}
