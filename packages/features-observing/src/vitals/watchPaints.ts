/** Where the front takes them. */
export const paintsPath = '/paints'

/** As many as one report may hold. */
const most = 20

interface Paint {
  /** As the answer's `server-timing` has it. */
  trace: string
  /** From the act to the picture, in ms. */
  took: number
  /** When the picture was, in ms since the document began. */
  at: number
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/**
 * Tells the front when the visitor saw what an act had answered, for acts whose trace is kept: their
 * answers name it. Nothing is sent where nothing is traced. Sent when enough of them wait, or when the
 * page is left or hidden.
 *
 * @returns the end of it: what waits is forgotten.
 */
export function watchPaints(
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
): () => void {
  let waiting: Paint[] = []

  const tell = () => {
    if (!waiting.length) return
    const now = performance.now()
    const told = waiting.map(({ trace, took, at }) => ({ trace, took, ago: round(now - at) }))
    waiting = []
    send(paintsPath, JSON.stringify(told))
  }

  const note = ({ serverTiming, startTime }: PerformanceResourceTiming) => {
    const trace = serverTiming.find(({ name }) => name === 'trace')?.description
    if (trace === undefined || document.visibilityState === 'hidden') return
    // The frame that shows the answer is painted before whatever waits behind it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const at = performance.now()
        waiting.push({ trace, took: round(at - startTime), at })
        if (waiting.length === most) tell()
      }),
    )
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry as PerformanceResourceTiming)
  })
  observer.observe({ type: 'resource' })
  const leave = () => {
    if (document.visibilityState === 'hidden') tell()
  }
  addEventListener('visibilitychange', leave)
  return () => {
    observer.disconnect()
    removeEventListener('visibilitychange', leave)
    waiting = []
  }
}
