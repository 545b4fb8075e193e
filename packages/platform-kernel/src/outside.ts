import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { toUnavailable } from './databaseFailure.ts'
import { PlatformError } from './errors.ts'

/** An answer outside of the contract (a file, a webhook): its failures are written as everywhere. */
export const outside =
  (log: Logger, answer: (http: Context) => Promise<Response>) =>
  async (http: Context): Promise<Response> => {
    http.header('cache-control', 'no-store')
    const requestId = randomUUID()
    try {
      return await answer(http)
    } catch (error) {
      const expected = error instanceof PlatformError ? error : toUnavailable(error)
      if (expected) {
        if (expected.cause) log.warn({ err: expected.cause, requestId }, expected.message)
        if (expected.retryAfterMs !== undefined)
          http.header('retry-after', String(Math.ceil(expected.retryAfterMs / 1000)))
        return http.json(expected.body(requestId), expected.status)
      }
      log.error({ err: error, requestId, path: http.req.path }, 'an answer failed')
      const internal = new PlatformError('internal', 'Something went wrong on our side.')
      return http.json(internal.body(requestId), 500)
    }
  }
