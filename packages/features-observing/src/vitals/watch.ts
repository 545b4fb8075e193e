import { watchPaints } from './watchPaints.ts'
import { watchVitals } from './watchVitals.ts'

/** Measures how quickly pages come, answer and show what was asked of them. @returns the end of it. */
export function watch(): () => void {
  const stops = [watchVitals(), watchPaints()]
  return () => {
    for (const stop of stops) stop()
  }
}
