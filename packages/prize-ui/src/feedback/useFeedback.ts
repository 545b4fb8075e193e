import { usePreferences } from '@marquee/core'
import { prefersStillness } from '@marquee/ui'
import { useCallback, useEffect, useRef } from 'react'
import type { ToneName } from './tones.ts'

/** What the hand feels of it, in ms on, off, on; nothing of what comes many times a second. */
const buzzes: Partial<Record<ToneName, number | number[]>> = {
  pop: 10,
  land: 16,
  prize: [12, 60, 18],
}

const load = () => import('./tones.ts')

/**
 * What small moments of a draw sound and feel like: a peg that passes, a number that is daubed. Heard
 * where the player has sound on, felt where the device can, and neither by those who want stillness.
 */
export function useFeedback(): (name: ToneName) => void {
  const [{ sound }] = usePreferences()
  const isHeard = useRef(sound)
  useEffect(() => {
    isHeard.current = sound
    // Fetched before it is needed: a tick that comes late is worse than none.
    if (sound) void load().catch(() => undefined)
  }, [sound])
  return useCallback((name) => {
    if (prefersStillness()) return
    const buzz = buzzes[name]
    if (buzz !== undefined) navigator.vibrate?.(buzz)
    if (isHeard.current)
      void load().then(
        ({ play }) => play(name),
        (error: unknown) => console.error(`The sound '${name}' could not be loaded.`, error),
      )
  }, [])
}
