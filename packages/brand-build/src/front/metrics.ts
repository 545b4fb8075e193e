import type { ServerResponse } from 'node:http'
import { seconds } from '@marquee/platform-kernel/metrics/metrics'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

/** What an answer was. */
export type Served = 'page' | 'call' | 'file' | 'staff' | 'elsewhere'
/** Whether the platform was asked for a page or handed a visitor's call. */
export type Asking = 'page' | 'call'

/** Kinds of devices that visits are told apart by. */
export const devices = ['phone', 'desktop'] as const

const bounds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** What one front counts of itself. Labels are brands and words of ours, never what a visitor typed. */
export function makeFrontMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const answers = new Counter({
    name: 'marquee_front_answers_total',
    help: 'Answers to visitors, by what they were.',
    labelNames: ['brand', 'served', 'status'],
    registers,
  })
  const answerSeconds = new Histogram({
    name: 'marquee_front_answer_seconds',
    help: 'From the request to the end of the answer, in s; of files not measured.',
    labelNames: ['brand', 'served'],
    buckets: bounds,
    registers,
  })
  const platformCalls = new Counter({
    name: 'marquee_front_platform_calls_total',
    help: 'What the platform was asked, for pages and by visitors; `away` where it did not answer.',
    labelNames: ['asking', 'outcome'],
    registers,
  })
  const policyReports = new Counter({
    name: 'marquee_csp_reports_total',
    help: "What browsers report of pages' policies, by directive.",
    labelNames: ['brand', 'directive'],
    registers,
  })
  const vitals = {
    largestPaint: new Histogram({
      name: 'marquee_vitals_largest_paint_seconds',
      help: 'Of visits with consent: when the largest thing on the screen was painted, in s.',
      labelNames: ['brand', 'device'],
      buckets: [0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers,
    }),
    slowestAnswer: new Histogram({
      name: 'marquee_vitals_slowest_answer_seconds',
      help: 'Of visits with consent: the slowest answer to a press or a key, in s.',
      labelNames: ['brand', 'device'],
      buckets: [0.05, 0.1, 0.2, 0.5, 1, 2],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'marquee_vitals_layout_shift',
      help: 'Of visits with consent: how much of the screen moved by itself.',
      labelNames: ['brand', 'device'],
      buckets: [0.01, 0.05, 0.1, 0.25],
      registers,
    }),
  }
  return {
    registry,
    guestPages: new Counter({
      name: 'marquee_front_guest_pages_total',
      help: 'Pages for guests: kept ones, stale ones while a new one is made, those of somebody who asked at the same time, rendered ones.',
      labelNames: ['how'],
      registers,
    }),
    platformCalls,
    platformSeconds: new Histogram({
      name: 'marquee_front_platform_seconds',
      help: "Until the platform's answer began, in s.",
      labelNames: ['asking'],
      buckets: bounds,
      registers,
    }),
    policyReports,
    vitals,
    sockets: new Gauge({
      name: 'marquee_front_sockets_open',
      help: 'WebSockets of visitors that are joined with the platform.',
      registers,
    }),
    /**
     * Has the series that alerts compare over time from the start: of one that first appears with its first
     * failures, Prometheus sees no increase.
     */
    open(brands: readonly string[], directives: readonly string[]) {
      for (const brand of brands) {
        for (const status of [500, 502, 503, 504]) answers.inc({ brand, served: 'page', status }, 0)
        for (const directive of directives) policyReports.inc({ brand, directive }, 0)
        for (const device of devices)
          for (const vital of Object.values(vitals)) vital.zero({ brand, device })
      }
      for (const asking of ['page', 'call'] satisfies Asking[])
        platformCalls.inc({ asking, outcome: 'away' }, 0)
    },
    /** Counts an answer when it has ended. */
    watch(answer: ServerResponse) {
      const began = seconds()
      const about = { brand: 'none', served: 'elsewhere' as Served }
      answer.once('close', () => {
        answers.inc({ ...about, status: answer.statusCode })
        if (about.served !== 'file') answerSeconds.observe(about, seconds() - began)
      })
      return (served: Served, brand?: string) =>
        void Object.assign(about, { served, ...(brand !== undefined && { brand }) })
    },
  }
}

export type FrontMetrics = ReturnType<typeof makeFrontMetrics>

/** Notes how asking the platform ends. @returns what is told the status, or null where nobody answered. */
export function noteAsking(
  { platformCalls, platformSeconds }: Pick<FrontMetrics, 'platformCalls' | 'platformSeconds'>,
  asking: Asking,
): (status: number | null) => void {
  const began = seconds()
  let isNoted = false
  return (status) => {
    if (isNoted) return
    isNoted = true
    platformSeconds.observe({ asking }, seconds() - began)
    const outcome = status === null ? 'away' : `${Math.floor(status / 100)}xx`
    platformCalls.inc({ asking, outcome })
  }
}
