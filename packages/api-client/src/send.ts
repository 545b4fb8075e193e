import type { Endpoint, ErrorBody } from '@marquee/contract'
import { errorStatus } from '@marquee/contract'
import { createFetch, FetchError, type FetchResponse } from 'ofetch'
import { ApiError } from './error.ts'
import type { ApiClientOptions } from './types.ts'

export interface PreparedRequest {
  endpoint: Endpoint
  url: string
  headers: Record<string, string>
  body: unknown
  timeoutMs: number
  signal: AbortSignal | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const errorOf = (body: unknown): Partial<ErrorBody['error']> | undefined => {
  const error = isObject(body) ? body['error'] : undefined
  return isObject(error) && Object.hasOwn(errorStatus, String(error['code'])) ? error : undefined
}

/** GETs without effect are retried and merged; everything else is sent exactly once (TEN-18). */
export const isRepeatable = ({ method, effect }: Endpoint) => method === 'GET' && !effect

const answered = (endpoint: Endpoint, response: FetchResponse<unknown>) => {
  const error = errorOf(response._data)
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

/** Sends one request and answers its body, or throws an ApiError. */
export const createSend = (options: ApiClientOptions) => {
  const { raw } = createFetch({
    fetch: (input, init) => (options.fetch ?? globalThis.fetch)(input, init),
  })

  return async ({ endpoint, url, headers, body, timeoutMs, signal }: PreparedRequest) => {
    const controller = new AbortController()
    const abort = () => controller.abort(signal?.reason)
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    let timedOut = false
    // ofetch's own timeout ends with the headers and steps back when there is a signal.
    const timer = setTimeout(() => {
      timedOut = true
      controller.abort()
    }, timeoutMs)

    try {
      const response = await raw(url, {
        method: endpoint.method,
        headers: { accept: 'application/json', ...headers },
        body: body as BodyInit | undefined,
        signal: controller.signal,
        responseType: 'json',
        // FETCH-02, FETCH-03: the statuses that are retried are ofetch's own.
        retry: isRepeatable(endpoint) ? 1 : 0,
        // ofetch takes a lost connection for a 500 and would retry it.
        onRequestError: (context) => {
          context.options.retry = false
        },
        onResponse: ({ response: each }) => options.onResponse?.(each),
      })
      if (isObject(response._data)) return response._data
      throw answered(endpoint, response)
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
      if (cause instanceof FetchError && cause.response) throw answered(endpoint, cause.response)
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
