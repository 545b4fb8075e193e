import { type ErrorBody, type ErrorCode, errorStatus } from '@marquee/contract'

interface ErrorExtras {
  details?: { path: string; message: string }[]
  retryAfterMs?: number
  /** What went wrong underneath, for the log alone. */
  cause?: unknown
}

/** An answer that is not a success: thrown by rules and services, written by the HTTP layer. */
export class PlatformError extends Error {
  readonly code: ErrorCode
  readonly details: { path: string; message: string }[] | undefined
  readonly retryAfterMs: number | undefined

  constructor(code: ErrorCode, message: string, extras: ErrorExtras = {}) {
    super(message, { cause: extras.cause })
    this.name = 'PlatformError'
    this.code = code
    this.details = extras.details
    this.retryAfterMs = extras.retryAfterMs
  }

  get status() {
    return errorStatus[this.code]
  }

  body(requestId: string): ErrorBody {
    return {
      success: false,
      error: {
        code: this.code,
        message: this.message,
        ...(this.details && { details: this.details }),
        ...(this.retryAfterMs !== undefined && { retryAfterMs: this.retryAfterMs }),
        requestId,
      },
    }
  }
}
