import { type MetricType, onCLS, onINP, onLCP } from 'web-vitals'

/** Where the front takes them. */
export const vitalsPath = '/vitals'

/** Below this width, in CSS px, a screen counts as a phone's. */
const widest = 600

/** Of one visit to a document: the largest paint and the slowest answer in ms, the shift as the sum that it is. */
type Vitals = Partial<Record<Lowercase<MetricType['name']>, number>>

/**
 * Measures the document that the visitor has open, and sends what was measured once: when it is left or
 * hidden for the first time. Nothing in it tells who the visitor is, or which page it was.
 *
 * @returns the end of it: nothing is sent any more.
 */
export function watchVitals(
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
): () => void {
  const vitals: Vitals = {}
  const note = ({ name, value }: MetricType) => {
    vitals[name.toLowerCase() as Lowercase<typeof name>] = Math.round(value * 1000) / 1000
  }
  onLCP(note)
  onINP(note)
  onCLS(note)
  const leave = () => {
    if (document.visibilityState !== 'hidden') return
    stop()
    if (!Object.keys(vitals).length) return
    const device = innerWidth < widest ? 'phone' : 'desktop'
    send(vitalsPath, JSON.stringify({ device, ...vitals }))
  }
  // At the window: what measures listens at the document, and says its last word first.
  const stop = () => removeEventListener('visibilitychange', leave)
  addEventListener('visibilitychange', leave)
  return stop
}
