import type { Context } from 'hono'
import { PlatformError } from './errors.ts'

const refusal = (http: Context, error: PlatformError) => {
  const { success, error: body } = error.body('sandbox')
  return http.json({ success, error: body }, error.status)
}

/** Pages of other sites must not move the clock of somebody's machine, nor read its mails. */
const isForeign = (http: Context): boolean =>
  ['cross-site', 'same-site'].includes(http.req.header('sec-fetch-site') ?? '')

/** A route of the sandbox: closed to pages of other sites, refusals written as everywhere. */
export const sandboxRoute =
  (answer: (http: Context) => Promise<Response>) =>
  async (http: Context): Promise<Response> => {
    http.header('cache-control', 'no-store')
    try {
      if (isForeign(http))
        throw new PlatformError('cross-site', 'The sandbox is not open to pages of other sites.')
      return await answer(http)
    } catch (error) {
      if (error instanceof PlatformError) return refusal(http, error)
      throw error
    }
  }
