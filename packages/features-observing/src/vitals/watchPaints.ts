/** Where the front takes them. */
export const paintsPath = '/paints'

/** As many as one report may hold. */
const most = 20

interface Paint {
  /** As the answer's `server-timing`, or the push, has it. */
  trace: string
  /** From the press that sent the act until it was sent, in ms; left out where none did. */
  pressed?: number
  /** From the act, or the push's arrival, to the picture, in ms. */
  took: number
  /** When the picture was, in ms since the document began. */
  at: number
}

/** What `realtime` marks a push with; the trace is its detail. */
const pushMark = 'marquee-push'
/** What the page of a game marks a press inside of it with, which the page itself never sees. */
const pressMark = 'marquee-press'

/** An act is sent by a press that is no older than this, in ms. */
const sentWithin = 1_000
/** So many presses are remembered: the answer to an act may come after some more of them. */
const remembered = 10

/** The name of the trace that an entry belongs to: of an act by its answer, or of a push. */
function traceOf(entry: PerformanceEntry): string | undefined {
  if (entry instanceof PerformanceMark)
    return entry.name === pushMark ? String(entry.detail) : undefined
  const { serverTiming } = entry as PerformanceResourceTiming
  return serverTiming.find(({ name }) => name === 'trace')?.description
}

const round = (ms: number): number => Math.round(ms * 10) / 10

/** The moments at which the visitor pressed something, in ms since the document began. */
function makePresses() {
  const presses: number[] = []
  return {
    add(at: number) {
      presses.push(at)
      if (presses.length > remembered) presses.shift()
    },
    /** How long before an act its press was; undefined where nobody pressed anything, or it sent another act. */
    before({ entryType, startTime }: PerformanceEntry): number | undefined {
      if (entryType !== 'resource') return undefined
      const index = presses.findLastIndex((at) => at <= startTime && startTime - at <= sentWithin)
      const [pressedAt] = index === -1 ? [] : presses.splice(index, 1)
      return pressedAt === undefined ? undefined : round(startTime - pressedAt)
    },
  }
}

/**
 * Tells the front when the visitor saw what an act had answered or a push had brought, in whatever tab, for
 * those whose trace is kept: answers and pushes name it. With an act it tells how long before it the press
 * was that sent it. Nothing is sent where nothing is traced. Sent when enough of them wait, or when the page
 * is left or hidden.
 *
 * @returns the end of it: what waits is forgotten.
 */
export function watchPaints(
  send: (url: string, body: string) => unknown = (url, body) => navigator.sendBeacon(url, body),
): () => void {
  let waiting: Paint[] = []
  const presses = makePresses()

  const tell = () => {
    if (!waiting.length) return
    const now = performance.now()
    const told = waiting.map(({ at, ...paint }) => ({ ...paint, ago: round(now - at) }))
    waiting = []
    send(paintsPath, JSON.stringify(told))
  }

  const note = (entry: PerformanceEntry) => {
    if (entry.name === pressMark) return presses.add(entry.startTime)
    const trace = traceOf(entry)
    if (trace === undefined || document.visibilityState === 'hidden') return
    const pressed = presses.before(entry)
    // The frame that shows the answer is painted before whatever waits behind it.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const at = performance.now()
        const took = round(at - entry.startTime)
        waiting.push({ trace, took, at, ...(pressed !== undefined && { pressed }) })
        if (waiting.length === most) tell()
      }),
    )
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) note(entry)
  })
  observer.observe({ entryTypes: ['resource', 'mark'] })
  const press = ({ isTrusted, timeStamp }: MouseEvent) => {
    if (isTrusted) presses.add(timeStamp)
  }
  // Keys that press a button come as clicks too.
  addEventListener('click', press, true)
  const leave = () => {
    if (document.visibilityState === 'hidden') tell()
  }
  addEventListener('visibilitychange', leave)
  return () => {
    observer.disconnect()
    removeEventListener('click', press, true)
    removeEventListener('visibilitychange', leave)
    waiting = []
  }
}
