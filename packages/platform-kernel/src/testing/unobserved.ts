import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { INVALID_SPAN_CONTEXT, type Span, trace, type Tracer } from '@opentelemetry/api'
import { TracerProvider } from '@opentelemetry/sdk-trace'
import { Counter, Gauge, Histogram } from 'prom-client'

/**
 * Loaded before a process of the platform (`node --import`) by the drill that asks what looking at it
 * costs: stops and resumes counting and tracing while the process runs, and tells what it took of the processor.
 */

/** What the drill is told, in µs of the processor. */
export interface Taken {
  /** Of everything but sending traces. */
  work: number
  /** Of making traces into what is sent. Writing it to the network is the system's. */
  sending: number
}

/** What is replaced while nothing is observed: by name, in what it belongs to. */
const parts: { owner: object; name: string; usual: unknown; still: unknown }[] = []

const stopping = (owner: object, name: string, still: unknown): void => {
  if (name in owner) parts.push({ owner, name, usual: Reflect.get(owner, name), still })
}

for (const { prototype } of [Counter, Gauge, Histogram])
  for (const act of ['inc', 'dec', 'set', 'observe', 'remove']) stopping(prototype, act, () => {})

const noSpan: Span = trace.wrapSpanContext(INVALID_SPAN_CONTEXT)
// Made only for what the platform's own has in common with it.
const tracer: Tracer = new TracerProvider().getTracer('none')
stopping(Object.getPrototypeOf(tracer) as object, 'startSpan', () => noSpan)

const taken = (): number => {
  const { user, system } = process.cpuUsage()
  return user + system
}

let sending = 0
const send = OTLPTraceExporter.prototype.export
OTLPTraceExporter.prototype.export = function sendMeasured(...given) {
  const before = taken()
  send.apply(this, given)
  sending += taken() - before
}

process.on('message', (question) => {
  if (question !== 'observe' && question !== 'rest' && question !== 'tell') return
  if (question !== 'tell')
    for (const { owner, name, usual, still } of parts)
      Reflect.set(owner, name, question === 'rest' ? still : usual)
  const told: Taken = { work: taken() - sending, sending }
  process.send?.(told)
})
