import { useEffect, useRef } from 'react'
import { now } from '../app/clock.ts'

/** Calls `close` once the time has run; while paused it stands still and goes on where it was. */
export function useAutoClose(ms: number | false, paused: boolean, close: () => void): void {
  const left = useRef(ms || 0)
  const act = useRef(close)
  useEffect(() => {
    act.current = close
  })
  useEffect(() => {
    left.current = ms || 0
  }, [ms])
  useEffect(() => {
    if (ms === false || paused) return undefined
    const began = now()
    const timer = setTimeout(() => act.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current = Math.max(0, left.current - (now() - began))
    }
  }, [ms, paused])
}
