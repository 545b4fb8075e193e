import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
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
      if (error instanceof PlatformError) return http.json(error.body(requestId), error.status)
      log.error({ err: error, requestId, path: http.req.path }, 'an answer failed')
      const internal = new PlatformError('internal', 'Something went wrong on our side.')
      return http.json(internal.body(requestId), 500)
    }
  }
