import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import { fail } from './fail.ts'

/** An answer outside of the contract (a file, a webhook): its failures are written as everywhere. */
export const outside =
  (log: Logger, answer: (http: Context) => Promise<Response>) =>
  async (http: Context): Promise<Response> => {
    http.header('cache-control', 'no-store')
    try {
      return await answer(http)
    } catch (error) {
      return fail(error, http, { log, requestId: randomUUID() })
    }
  }
