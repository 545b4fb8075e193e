import { measureLargestPaint, measureLayoutShift, measureSlowestAnswer } from './measures.ts'

/** Where the front takes them. */
export const vitalsPath = '/vitals'

/** Below this width, in CSS px, a screen counts as a phone's. */
const widest = 600

const round = (value: number): number => Math.round(value * 1_000) / 1_000

/**
 * Measures the document that the visitor has open, and sends what was measured once: when it is left or
 * hidden for the first time. Nothing in it tells who the visitor is, or which page it was.
 *
 * @returns the end of it: nothing is sent any more.
 */
export function watchVitals(
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
): () => void {
  const measures = {
    lcp: measureLargestPaint(),
    inp: measureSlowestAnswer(),
    cls: measureLayoutShift(),
  }
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    const vitals = Object.entries(measures).flatMap(([name, { read }]) => {
      const value = read()
      return value === undefined ? [] : [[name, round(value)]]
    })
    stop()
    if (!vitals.length) return
    const device = innerWidth < widest ? 'phone' : 'desktop'
    send(vitalsPath, JSON.stringify({ device, ...Object.fromEntries(vitals) }))
  }
  const stop = () => {
    removeEventListener('visibilitychange', leave)
    for (const { stop: end } of Object.values(measures)) end()
  }
  addEventListener('visibilitychange', leave)
  return stop
}
