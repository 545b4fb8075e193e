import type { Endpoint, ResponseOf } from '@marquee/contract'
import { ApiError } from './error.ts'
import { createMerge } from './merge.ts'
import { createSend, isRepeatable, type PreparedRequest } from './send.ts'
import type { ApiClient, ApiClientOptions, CallArguments, CallOptions } from './types.ts'
import { type PlainInput, requestUrl } from './url.ts'

export const defaultTimeoutMs = 15_000

/** The one way to call the platform, in the browser and on a brand's server. */
export const createApiClient = (options: ApiClientOptions): ApiClient => {
  const { logger = console, newIdempotencyKey = () => crypto.randomUUID() } = options
  const send = createSend(options)
  const merge = createMerge()

  const sendAndReport = async (request: PreparedRequest) => {
    try {
      return await send(request)
    } catch (error) {
      if (error instanceof ApiError && error.code !== 'aborted') {
        if (!request.expects.includes(error.code)) logger.error(error.message, error)
        if (error.status === 401) options.onUnauthorized?.()
        if (error.status === 403) options.onRefused?.(error)
      }
      throw error
    }
  }

  const prepare = (endpoint: Endpoint, input: PlainInput & CallOptions): PreparedRequest => {
    const headers = { ...options.headers?.() }
    if (endpoint.effect) headers['idempotency-key'] = input.idempotencyKey ?? newIdempotencyKey()
    return {
      endpoint,
      url: requestUrl(options.baseUrl, endpoint, input),
      headers,
      body: input.body,
      timeoutMs: input.timeoutMs ?? options.timeoutMs ?? defaultTimeoutMs,
      signal: input.signal,
      expects: input.expects ?? [],
    }
  }

  const merged = (request: PreparedRequest) => {
    const { endpoint, url, headers, signal } = request
    const sorted = Object.entries(headers).sort(([a], [b]) => (a < b ? -1 : 1))
    return merge(JSON.stringify([url, sorted]), signal, (shared) =>
      sendAndReport({ ...request, signal: shared }),
    ).catch((cause: unknown) => {
      if (cause instanceof ApiError || !signal?.aborted) throw cause
      throw new ApiError(endpoint, { code: 'aborted', reason: 'the caller gave up', cause })
    })
  }

  return {
    async call<E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>) {
      const request = prepare(endpoint, (input ?? {}) as PlainInput & CallOptions)
      const body = await (isRepeatable(endpoint) ? merged(request) : sendAndReport(request))
      // The platform checks its answers against the contract; the browser does not repeat it.
      return body as ResponseOf<E>
    },
  }
}
