import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  serving,
  startTracing,
  traceparentNow,
  type Tracing,
} from '@marquee/platform-kernel/tracing/tracing'
import type { FrontEnvironment } from './environment.ts'

/** What the environment says of traces; undefined where nobody takes any. @param key `RENDERER_KEY` */
export const openTracing = async (
  {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    TRACE_SHARE: share,
  }: Pick<FrontEnvironment, 'OTEL_EXPORTER_OTLP_ENDPOINT' | 'TRACE_SHARE'>,
  key: string,
): Promise<Tracing | undefined> =>
  endpoint === undefined
    ? undefined
    : startTracing({ endpoint, service: 'marquee-front', key, share })

/**
 * Begins the trace of a visitor's request, or goes on with that of a trusted proxy, and hands it on to the
 * platform. The span ends with the answer. Its name says what is served; addresses may hold codes.
 */
export function edge(
  tracing: Tracing | undefined,
  served: 'page' | 'call',
  request: IncomingMessage,
  answer: ServerResponse,
  act: () => void,
): void {
  if (!tracing) return act()
  const { traceparent } = request.headers
  const name = `front ${served}`
  const from = typeof traceparent === 'string' ? traceparent : undefined
  const attributes = { 'http.request.method': request.method ?? '' }
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  answer.once('close', resolve)
  void serving(tracing, { name, traceparent: from, attributes }, async (span) => {
    const now = traceparentNow()
    if (now !== undefined) request.headers.traceparent = now
    act()
    await ended
    span?.setAttribute('http.response.status_code', answer.statusCode)
  })
}
