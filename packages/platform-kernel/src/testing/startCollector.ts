import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'

/** A span as OTLP writes it, with the service that made it. */
export interface SentSpan {
  service: string
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  attributes: Record<string, unknown>
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: {
      spans: (Omit<SentSpan, 'service' | 'attributes'> & { attributes: Attribute[] })[]
    }[]
  }[]
}
interface Attribute {
  key: string
  value: Record<string, unknown>
}

const read = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

export interface Collector {
  url: string
  spans: SentSpan[]
  stop(): Promise<void>
}

/** Takes traces by OTLP over HTTP, in JSON, and keeps them. */
export async function startCollector(): Promise<Collector> {
  const spans: SentSpan[] = []
  const server = createServer((request, answer) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const body = Buffer.concat(pieces)
      const isPacked = request.headers['content-encoding'] === 'gzip'
      const sent = JSON.parse((isPacked ? gunzipSync(body) : body).toString()) as Sent
      for (const { resource, scopeSpans } of sent.resourceSpans) {
        const service = String(read(resource.attributes)['service.name'])
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, service, attributes: read(span.attributes) })
      }
      answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
