import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  isKept,
  notePaint,
  traceparentNow,
  type Tracing,
} from '@marquee/platform-kernel/tracing/tracing'
import { z } from 'zod'
import { makeReportTaker } from './reportTaker.ts'

/** Where pages tell, with consent, when they showed what an act had answered. */
export const paintsPath = '/paints'

/** What a page waits for and keeps is over within minutes. */
const milliseconds = z.number().min(0).max(600_000)

const report = z
  .array(
    z.strictObject({
      /** As `server-timing` of the act's answer, or the push, had it. */
      trace: z.string(),
      /** From the act, or the push's arrival, to the picture, in ms. */
      took: milliseconds,
      /** From the press that sent the act to the act, in ms; pushes and what sends itself have none. */
      pressed: milliseconds.optional(),
      /** How long ago the picture was, in ms. */
      ago: milliseconds,
    }),
  )
  .min(1)
  .max(20)

interface Paints {
  /** Hands the page the trace of its act, where that is kept. */
  offer: (request: IncomingMessage, answer: ServerResponse) => void
  take: ReturnType<typeof makeReportTaker>
}

/**
 * Ends traces where players see something: the answer to an act names its trace, as does a push in every
 * tab, and the page sends it back with the time that passed until the picture, and since the press that
 * sent the act. Only a name that a front or a platform of this key gave is taken: nobody else writes into
 * traces.
 */
export function makePaints(tracing: Tracing): Paints {
  return {
    offer({ headers }, answer) {
      const traceparent = traceparentNow()
      // Acts have a key, whatever their method.
      if (!headers['idempotency-key'] || !traceparent || !isKept(traceparent)) return
      answer.setHeader('server-timing', `trace;desc="${tracing.names.of(traceparent)}"`)
    },
    take: makeReportTaker({ perMinute: 60, largest: 4_096 }, (brand, body) => {
      const paints = report.parse(JSON.parse(body)).map((paint) => ({
        ...paint,
        traceparent: tracing.names.read(paint.trace),
      }))
      for (const { traceparent, took, pressed, ago } of paints)
        notePaint(tracing, { brand, traceparent, pressedMs: pressed, tookMs: took, agoMs: ago })
    }),
  }
}
