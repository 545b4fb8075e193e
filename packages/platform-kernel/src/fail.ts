import type { Context } from 'hono'
import type { Logger } from 'pino'
import { toUnavailable } from './databaseFailure.ts'
import { PlatformError } from './errors.ts'

/**
 * The answer to what was thrown, in the contract's shape: what was meant to be said, 503 with Retry-After
 * while the database is away, and 500 for everything else, which the log tells with its stack.
 */
export function fail(
  error: unknown,
  http: Context,
  { log, requestId }: { log: Logger; requestId: string },
): Response {
  const expected = error instanceof PlatformError ? error : toUnavailable(error)
  if (expected) {
    if (expected !== error) log.warn({ err: error, requestId }, 'the database is unavailable')
    else if (expected.cause) log.warn({ err: expected.cause, requestId }, expected.message)
    if (expected.retryAfterMs !== undefined)
      http.header('retry-after', String(Math.ceil(expected.retryAfterMs / 1000)))
    return http.json(expected.body(requestId), expected.status)
  }
  log.error({ err: error, requestId, path: http.req.path }, 'a call failed')
  const internal = new PlatformError(
    'internal',
    'Something went wrong on our side. Nothing was changed; try again in a moment.',
  )
  return http.json(internal.body(requestId), 500)
}
