import type { Call } from '@marquee/contract/domain'
import { nothing } from '@marquee/contract/schemas'
import type { Context } from 'hono'
import type { z } from 'zod'
import { PlatformError } from './errors.ts'

/** PostgreSQL keeps every text but those with a NUL character or half of a pair of surrogates. */
const holdsUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('\0') || !value.isWellFormed()
    : typeof value === 'object' &&
      value !== null &&
      Object.entries(value).some((entry) => entry.some(holdsUnstorable))

/** One line for each rejected field; an unknown one is named itself, not only the object around it. */
const rejectedFields = ({ issues }: z.ZodError): { path: string; message: string }[] =>
  issues.flatMap((issue) =>
    (issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]]).map((keys) => ({
      path: [...issue.path, ...keys].join('.'),
      message: issue.message,
    })),
  )

/**
 * What was sent, as its schema reads it. What is not declared is refused too: where a call takes nothing,
 * `schema` is `nothing`. @throws PlatformError invalid-input with every field that does not fit.
 */
export function parse(schema: z.ZodType, value: unknown, place: string): unknown {
  const parsed = schema.safeParse(value)
  if (parsed.success && holdsUnstorable(parsed.data)) {
    throw new PlatformError(
      'invalid-input',
      `The ${place} holds a NUL character (U+0000) or half of a surrogate pair, which no text may.`,
    )
  }
  if (parsed.success) return parsed.data
  const details = rejectedFields(parsed.error)
  throw new PlatformError(
    'invalid-input',
    `The ${place} is not what this call takes: ${details.map(({ path, message }) => `${path || place}: ${message}`).join('; ')}.`,
    { details },
  )
}

/** No form of the site is near this; catalogues come from renderers only. In bytes. */
const largestBody = 64 * 1024
const largestRendererBody = 8 * 1024 * 1024

/** Reads the body and stops where it becomes too large, whatever its headers promised. */
export async function textOf(http: Context, limit: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of http.req.raw.body ?? []) {
    size += chunk.length
    if (size > limit) {
      throw new PlatformError(
        'payload-too-large',
        `The body is larger than ${limit / 1024} kB, which no call of this kind needs.`,
      )
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

async function jsonOf(http: Context, isRenderer: boolean): Promise<unknown> {
  const text = await textOf(http, isRenderer ? largestRendererBody : largestBody)
  if (!text) return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw new PlatformError(
      'invalid-input',
      'The body is not JSON. Send a JSON object with Content-Type: application/json.',
    )
  }
}

/** The body of a request as its call declares it; a file is left to the handler. */
export async function bodyOf(call: Call, http: Context, isRenderer: boolean): Promise<unknown> {
  if (call.accepts || call.method === 'GET') return undefined
  const sent = await jsonOf(http, isRenderer)
  if (call.body) return parse(call.body, sent, 'body')
  if (sent !== undefined) parse(nothing, sent, 'body')
  return undefined
}

/** A field that is sent twice is a list. */
export const queryOf = (http: Context): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(http.req.queries()).map(([key, values]) => [
      key,
      values.length > 1 ? values : (values[0] ?? ''),
    ]),
  )
