import { traceOfLine } from './tracing/tracing.ts'
import { type DestinationStream, type Level, type Logger, pino } from 'pino'

/** What drivers hang on their errors that holds what players typed: addresses, names, hashes. */
const secret = new Set(['params', 'parameters', 'detail', 'where', 'internalQuery', 'values'])

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Errors within errors come as copies; none of them keeps what a query was asked with. */
function withoutParameters(value: unknown, depth = 0): unknown {
  if (!isObject(value) || depth > 4) return value
  if (Array.isArray(value)) return value.map((item) => withoutParameters(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secret.has(name))
      .map(([name, inner]) => [name, withoutParameters(inner, depth + 1)]),
  )
}

/** JSON lines, each with the trace that it belongs to where there is one. An error keeps its message, code, stack and SQL text, and nothing that stood in the query's place-holders. */
export const makeLog = (level: Level | 'silent', destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      mixin: traceOfLine,
      serializers: { err: (error: Error) => withoutParameters(pino.stdSerializers.err(error)) },
    },
    destination ?? pino.destination(2),
  )
