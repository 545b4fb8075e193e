import { useApp } from '@marquee/core'
import { useEffect } from 'react'
import { reloadWhenFree } from './reloadWhenFree.ts'
import { watchActivity } from './watchActivity.ts'
import { watchHidden } from './watchHidden.ts'

/** What follows when nobody does anything, or nobody looks (SESSION-09..12). */
export function useInactivity(): void {
  const runtime = useApp()
  useEffect(() => {
    let callOff = () => {}
    const endActivity = watchActivity(() => runtime.events.emit('inactivity:30', {}))
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
}
