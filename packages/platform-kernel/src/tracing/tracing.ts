import {
  type Attributes,
  type Context,
  context,
  isSpanContextValid,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api'
import { makePaintNames, type PaintNames } from './paintNames.ts'

/** What makes spans in one process, and what ends it. */
export interface Tracing {
  tracer: Tracer
  names: PaintNames
  /** Sends what waits, and no more from then on. */
  stop(): Promise<void>
}

export interface TracingOptions {
  /** Where an OTLP collector listens: `http://collector:4318`. */
  endpoint: string
  /** `marquee-front`, `marquee-platform`. */
  service: string
  /** That fronts and platforms share: names of traces that pages are given are sealed with it. */
  key: string
  /** How much of all traces is kept, 0 to 1, where nobody before decided; all unless given. */
  share?: number
}

/**
 * Sends spans to a collector by OTLP over HTTP. The libraries for it are loaded here and nowhere else:
 * without a collector a process has none of them.
 */
export async function startTracing({
  endpoint,
  service,
  key,
  share = 1,
}: TracingOptions): Promise<Tracing> {
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }, hooks] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
  ])
  // One for the whole process; a second one is refused, and nothing is lost by it.
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  })
  return {
    tracer: provider.getTracer('marquee'),
    names: makePaintNames(key),
    stop: () => provider.shutdown(),
  }
}

const textOf = ({ traceId, spanId, traceFlags }: SpanContext): string => {
  const flags = (traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0')
  return `00-${traceId}-${spanId}-${flags}`
}

const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The context that a `traceparent` names; one that begins anew for what is none. */
export function contextOf(traceparent: string | null | undefined): Context {
  const [, traceId = '', spanId = '', flags = '00'] = written.exec(traceparent ?? '') ?? []
  const spanContext = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true }
  return isSpanContextValid(spanContext)
    ? trace.setSpanContext(ROOT_CONTEXT, spanContext)
    : ROOT_CONTEXT
}

/** What is being done now as a `traceparent`; undefined where nothing is traced. */
export function traceparentNow(): string | undefined {
  const now = trace.getSpanContext(context.active())
  return now && isSpanContextValid(now) ? textOf(now) : undefined
}

/** Whether what a `traceparent` names is kept. */
export const isKept = (traceparent: string): boolean => traceparent.endsWith('-01')

/** What logs say of the trace that a line belongs to; nothing where nothing is traced. */
export function traceOfLine(): { traceId?: string } {
  const now = trace.getSpanContext(context.active())
  return now ? { traceId: now.traceId } : {}
}

export const failed = (span: Span, message?: string): void =>
  void span.setStatus({ code: SpanStatusCode.ERROR, ...(message !== undefined && { message }) })

interface Serving {
  name: string
  /** As it came with the request, from somebody whose word counts. */
  traceparent: string | undefined
  attributes?: Attributes
}

/** Runs an act as what is done for a request. Without tracing it just runs. */
export async function serving<T>(
  tracing: Tracing | undefined,
  { name, traceparent, attributes = {} }: Serving,
  act: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (!tracing) return act(null)
  const parent = contextOf(traceparent)
  const span = tracing.tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
  try {
    return await context.with(trace.setSpan(parent, span), () => act(span))
  } catch (error) {
    failed(span)
    throw error
  } finally {
    span.end()
  }
}

/** Whether what is being done now is traced and kept: what is thrown away is not worth a span for each statement. */
const isKeptNow = (): boolean =>
  ((trace.getSpanContext(context.active())?.traceFlags ?? 0) & TraceFlags.SAMPLED) !== 0

/** What has just ended. */
interface Ended {
  tookMs: number
  attributes: Attributes
  isFailed: boolean
}

/** Notes something that has just ended, as a part of what is being done; nothing where nothing is kept. */
export function noteSpan(tracing: Tracing | undefined, name: string, tell: () => Ended): void {
  if (!tracing || !isKeptNow()) return
  const { tookMs, attributes, isFailed } = tell()
  const now = performance.timeOrigin + performance.now()
  const span = tracing.tracer.startSpan(name, {
    kind: SpanKind.CLIENT,
    attributes,
    startTime: now - tookMs,
  })
  if (isFailed) failed(span)
  span.end(now)
}

/**
 * Notes a push that goes out, as a part of the command that wrote it.
 * @returns the name by which pages that show it end its trace; undefined where nothing is kept.
 */
export function notePush(
  tracing: Tracing | undefined,
  { channel, traceparent, waitedMs }: { channel: string; traceparent: string; waitedMs: number },
): string | undefined {
  if (!tracing) return undefined
  const attributes = { 'marquee.channel': channel, 'marquee.waited_ms': waitedMs }
  const span = tracing.tracer.startSpan(
    `push ${channel}`,
    { kind: SpanKind.PRODUCER, attributes },
    contextOf(traceparent),
  )
  span.end()
  const own = textOf(span.spanContext())
  return isKept(own) ? tracing.names.of(own) : undefined
}

interface Painted {
  brand: string
  traceparent: string
  /** From the press to the act that it sent; undefined where none did. */
  pressedMs?: number | undefined
  /** From the act, or the push's arrival, to the picture. */
  tookMs: number
  agoMs: number
}

/**
 * Notes when a player saw what an act had answered or a push had brought, as the end of its trace, and the
 * press that sent the act, as its beginning.
 */
export function notePaint(
  { tracer }: Tracing,
  { brand, traceparent, pressedMs, tookMs, agoMs }: Painted,
): void {
  const painted = performance.timeOrigin + performance.now() - agoMs
  const sent = painted - tookMs
  const within = contextOf(traceparent)
  const attributes = { 'marquee.brand': brand }
  if (pressedMs !== undefined)
    tracer.startSpan('press', { attributes, startTime: sent - pressedMs }, within).end(sent)
  tracer
    .startSpan(
      'paint',
      { attributes: { ...attributes, 'marquee.took_ms': tookMs }, startTime: sent },
      within,
    )
    .end(painted)
}
