import { type ErrorBody, type ErrorCode, errorStatus } from '@marquee/contract'
import { undeclaredFields } from './undeclared.ts'

/** A call that a test or story made. */
export interface Asked {
  method: string
  /** Path without origin and query. */
  path: string
  query: URLSearchParams
  headers: Headers
  /** Parsed; undefined without one. */
  body: unknown
}

/** What a call is answered: the body, or a function that makes the body or a whole response of the request. */
export type Answer = object | ((asked: Asked) => object | Promise<object>)
/** By method and path: `{ 'GET /rest/app/init/': { success: true, data: ... } }`. */
export type Answers = Record<string, Answer>

/** The platform's answer to a call that failed. */
export function refusal(code: ErrorCode, extra: Partial<ErrorBody['error']> = {}): Response {
  const error = { code, message: `Answered '${code}' by a test.`, requestId: 'test', ...extra }
  return Response.json({ success: false, error }, { status: errorStatus[code] })
}

/** An answer that never comes: the state while something loads. */
export const silence: Answer = () => new Promise<never>(() => {})

/** An answer that is lost on the way. */
export const lostConnection: Answer = () => {
  throw new TypeError('Failed to fetch')
}

/** Fails the test or story itself: what a caller does with a failed request would hide it. */
function failOnUndeclared(call: Asked): void {
  const fields = undeclaredFields(call)
  if (!fields.length) return
  const error = new Error(
    `${call.method} ${call.path} is sent ${fields.join(', ')}, which its contract does not name: the platform refuses the request.`,
  )
  setTimeout(() => {
    throw error
  })
}

/** A `fetch` over these answers that notes what it was asked; what it does not know is not found. */
export function fetchFrom(answers: Answers, asked: Asked[]): typeof fetch {
  return async (input, init) => {
    const request = new Request(new URL(String(input), 'http://brand.test'), init)
    const url = new URL(request.url)
    const text = await request.text()
    const call: Asked = {
      method: request.method,
      path: url.pathname,
      query: url.searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    }
    asked.push(call)
    failOnUndeclared(call)
    const answer = answers[`${call.method} ${call.path}`]
    if (!answer) return refusal('not-found')
    const given =
      typeof answer === 'function'
        ? await (answer as (asked: Asked) => object | Promise<object>)(call)
        : answer
    return given instanceof Response ? given : Response.json(given)
  }
}
