import type { Endpoint, ErrorBody, ErrorCode } from '@marquee/contract'

/**
 * Why a call failed: what the platform answered, or what happened on the way.
 * `network`: no answer came. `timeout`: none came in time. `aborted`: the caller gave up.
 * `malformed`: an answer came that is not of the contract, for example a proxy's page.
 */
export type ApiErrorCode = ErrorCode | 'network' | 'timeout' | 'aborted' | 'malformed'

export interface ApiErrorInit {
  code: ApiErrorCode
  status?: number | undefined
  reason: string
  details?: ErrorBody['error']['details']
  retryAfterMs?: number | undefined
  requestId?: string | undefined
  cause?: unknown
}

/** What every failed call throws. The message is for logs and developers, never for players. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ApiErrorCode
  /** HTTP status, 0 when no answer came. */
  readonly status: number
  /** One entry per rejected field, `path` dotted; empty when the platform named none. */
  readonly details: { path: string; message: string }[]
  /** When trying again makes sense, in ms; undefined when the platform did not say. */
  readonly retryAfterMs: number | undefined
  /** Finds the request in the platform's log. */
  readonly requestId: string | undefined
  readonly method: string
  /** The endpoint's path as declared, without the values of its parameters. */
  readonly path: string

  constructor(endpoint: Endpoint, init: ApiErrorInit) {
    super(`${endpoint.method} ${endpoint.path} failed (${init.code}): ${init.reason}`, {
      cause: init.cause,
    })
    this.code = init.code
    this.status = init.status ?? 0
    this.details = init.details ?? []
    this.retryAfterMs = init.retryAfterMs
    this.requestId = init.requestId
    this.method = endpoint.method
    this.path = endpoint.path
  }
}

/** Narrows what a `catch` caught; with `code`, to that failure only. */
export const isApiError = (error: unknown, code?: ApiErrorCode): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code)
