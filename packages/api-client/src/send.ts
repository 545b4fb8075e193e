import type { Endpoint, ErrorBody } from '@marquee/contract'
import { errorStatus } from '@marquee/contract'
import { ApiError } from './error.ts'
import type { ApiClientOptions } from './types.ts'

export interface PreparedRequest {
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  body: unknown
  timeoutMs: number
  signal: AbortSignal | undefined
  expects: readonly string[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const errorOf = (body: unknown): Partial<ErrorBody['error']> | undefined => {
  const error = isObject(body) ? body['error'] : undefined
  return isObject(error) && Object.hasOwn(errorStatus, String(error['code'])) ? error : undefined
}

/** GETs without effect are retried and merged; everything else is sent exactly once (TEN-18). */
export const isRepeatable = ({ method, effect }: Endpoint) => method === 'GET' && !effect

const answered = (endpoint: Endpoint, response: Response, body: unknown) => {
  const error = errorOf(body)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000
  return new ApiError(endpoint, {
    code: error?.code ?? 'malformed',
    status: response.status,
    reason:
      error?.message ??
      `answered ${response.status} without a body of the contract; is the base URL the platform’s?`,
    details: error?.details,
    retryAfterMs: error?.retryAfterMs ?? (Number.isFinite(retryAfter) ? retryAfter : undefined),
    requestId: error?.requestId ?? response.headers.get('x-request-id') ?? undefined,
  })
}

/** The answers after which a repeatable request is sent once more (FETCH-02). */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504])

/** What a body says, or undefined when it is no JSON. */
const readBody = async (
  response: Response,
  { parse = JSON.parse }: Pick<ApiClientOptions, 'parse'>,
): Promise<unknown> => {
  const text = await response.text()
  try {
    return parse(text)
  } catch {
    return undefined
  }
}

/** Sends one request and answers its body, or throws an ApiError. */
export const createSend = (options: ApiClientOptions) => {
  const ask = async (url: string, init: RequestInit) => {
    const response = await (options.fetch ?? globalThis.fetch)(url, init)
    options.onResponse?.(response)
    return response
  }

  return async ({ endpoint, url, headers, body, timeoutMs, signal }: PreparedRequest) => {
    const controller = new AbortController()
    const abort = () => controller.abort(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    let timedOut = false
    // One limit for the whole call: both tries and the body.
    const timer = setTimeout(() => {
      timedOut = true
      controller.abort()
    }, timeoutMs)

    try {
      const init: RequestInit = {
        method: endpoint.method,
        headers: {
          accept: 'application/json',
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        signal: controller.signal,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }
      let response = await ask(url, init)
      if (isRepeatable(endpoint) && passing.has(response.status)) {
        await response.body?.cancel()
        response = await ask(url, init)
      }
      const data = await readBody(response, options)
      if (response.ok && isObject(data)) return data
      throw answered(endpoint, response, data)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      if (timedOut) {
        throw new ApiError(endpoint, {
          code: 'timeout',
          reason: `no answer within ${timeoutMs} ms`,
          cause,
        })
      }
      if (signal?.aborted) {
        throw new ApiError(endpoint, { code: 'aborted', reason: 'the caller gave up', cause })
      }
      throw new ApiError(endpoint, {
        code: 'network',
        reason: `no answer came (${cause instanceof Error ? cause.message : String(cause)}); the device is offline or the base URL is out of reach`,
        cause,
      })
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  }
}
