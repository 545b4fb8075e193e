import { createHmac } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sameSecret } from '@marquee/platform-kernel/sameSecret'
import { notePaint, traceparentNow, type Tracing } from '@marquee/platform-kernel/tracing/tracing'
import { z } from 'zod'
import { makeReportTaker } from './reportTaker.ts'

/** Where pages tell, with consent, when they showed what an act had answered. */
export const paintsPath = '/paints'

/** What a page waits for and keeps is over within minutes. */
const milliseconds = z.number().min(0).max(600_000)

const report = z
  .array(
    z.strictObject({
      /** As `server-timing` of the act's answer had it. */
      trace: z.string(),
      /** From the act to the picture, in ms. */
      took: milliseconds,
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
 * Ends traces where players see something: the answer to an act names its trace, and the page sends it
 * back with the time that passed until the picture. Only a name that a front of this key gave is taken:
 * nobody else writes into traces.
 */
export function makePaints(tracing: Tracing, key: string): Paints {
  const sealOf = (traceparent: string) =>
    createHmac('sha256', key).update(`paint ${traceparent}`).digest('hex').slice(0, 32)

  /** The trace that a name stands for. @throws where it is none that was given. */
  function opened(name: string): string {
    const [traceparent = '', seal = ''] = name.split('.')
    if (!sameSecret(seal, sealOf(traceparent))) throw new Error('No front gave this name.')
    return traceparent
  }

  return {
    offer({ headers }, answer) {
      const traceparent = traceparentNow()
      // Acts have a key, whatever their method.
      if (!headers['idempotency-key'] || !traceparent?.endsWith('-01')) return
      answer.setHeader('server-timing', `trace;desc="${traceparent}.${sealOf(traceparent)}"`)
    },
    take: makeReportTaker({ perMinute: 60, largest: 4_096 }, (brand, body) => {
      const paints = report.parse(JSON.parse(body)).map((paint) => ({
        ...paint,
        traceparent: opened(paint.trace),
      }))
      for (const { traceparent, took, ago } of paints)
        notePaint(tracing, { brand, traceparent, tookMs: took, agoMs: ago })
    }),
  }
}
