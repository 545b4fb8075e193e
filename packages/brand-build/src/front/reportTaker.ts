import type { IncomingMessage, ServerResponse } from 'node:http'
import { makeVisitorLimit } from './visitorLimit.ts'

interface ReportLimits {
  /** What browsers of one network may send in a minute; more is a broken page or no browser. */
  perMinute: number
  /** Of one report, in bytes. */
  largest: number
}

/** So many reports of one network are read at once. */
const atOnce = 8

async function bodyOf(request: IncomingMessage, largest: number): Promise<string | null> {
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of request as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > largest) return null
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString()
}

/**
 * Takes what browsers tell of themselves, unasked: 204 for what `take` could read, 400 for what it threw
 * at, 413 for what is too long, 429 for what comes too often.
 */
export function makeReportTaker(
  { perMinute, largest }: ReportLimits,
  take: (brand: string, body: string) => void,
) {
  const isAdmitted = makeVisitorLimit({ perMinute, atOnce })
  return async (brand: string, request: IncomingMessage, answer: ServerResponse) => {
    if (!isAdmitted(request, answer)) return
    const end = (status: number) =>
      void answer.writeHead(status, { 'cache-control': 'no-store', connection: 'close' }).end()
    try {
      const body = await bodyOf(request, largest)
      if (body === null) return end(413)
      take(brand, body)
      end(204)
    } catch {
      end(400)
    }
  }
}
