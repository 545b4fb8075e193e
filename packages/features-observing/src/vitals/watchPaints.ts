/** Where the front takes them. */
export const paintsPath = '/paints'

/** As many as one report may hold. */
const most = 20

interface Paint {
  /** As the answer's `server-timing`, or the push, has it. */
  trace: string
  /** From the act, or the push's arrival, to the picture, in ms. */
  took: number
  /** When the picture was, in ms since the document began. */
  at: number
}

/** What `realtime` marks a push with; the trace is its detail. */
const pushMark = 'marquee-push'

/** The name of the trace that an entry belongs to: of an act by its answer, or of a push. */
function traceOf(entry: PerformanceEntry): string | undefined {
  if (entry instanceof PerformanceMark)
    return entry.name === pushMark ? String(entry.detail) : undefined
  const { serverTiming } = entry as PerformanceResourceTiming
  return serverTiming.find(({ name }) => name === 'trace')?.description
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/**
 * Tells the front when the visitor saw what an act had answered or a push had brought, in whatever tab, for
 * those whose trace is kept: answers and pushes name it. Nothing is sent where nothing is traced. Sent when
 * enough of them wait, or when the page is left or hidden.
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

  const note = (entry: PerformanceEntry) => {
    const trace = traceOf(entry)
    if (trace === undefined || document.visibilityState === 'hidden') return
    // The frame that shows the answer is painted before whatever waits behind it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const at = performance.now()
        waiting.push({ trace, took: round(at - entry.startTime), at })
        if (waiting.length === most) tell()
      }),
    )
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry)
  })
  observer.observe({ entryTypes: ['resource', 'mark'] })
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
