import { z } from 'zod'
import { usualTimeout } from '../../outcome.ts'
import { readJson } from '../../readJson.ts'

const refusal = z.object({ error_codes: z.array(z.string()).default([]) })

/** What was asked is refused, and would be again. */
export class CheckoutRefusal extends Error {
  readonly codes: readonly string[]

  constructor(codes: readonly string[]) {
    super(`The payment provider refused: ${codes.join(', ') || 'without a reason'}.`)
    this.name = 'CheckoutRefusal'
    this.codes = codes
  }
}

interface Options {
  url: string
  secretKey: string
  /** How long an answer may take, in ms. */
  timeout?: number
}

interface Request {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  /** Of ours; what is asked twice with one is done once. */
  idempotencyKey?: string
}

export type CheckoutApi = <T>(request: Request, schema: z.ZodType<T>) => Promise<T>

/**
 * One request to Checkout.com's API, with the secret key as a bearer token.
 * @throws CheckoutRefusal for 404 and 422, an Error for everything else that is no answer.
 */
export const checkoutApi =
  ({ url, secretKey, timeout = usualTimeout }: Options): CheckoutApi =>
  async ({ method, path, body, idempotencyKey }, schema) => {
    const answer = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      method,
      redirect: 'error',
      headers: {
        authorization: `Bearer ${secretKey}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'cko-idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeout),
    })
    const { status } = answer
    const text = await answer.text()
    const read = text === '' ? {} : readJson(text)
    if (status === 404 || status === 422) {
      throw new CheckoutRefusal(refusal.safeParse(read).data?.error_codes ?? [])
    }
    const { data } = schema.safeParse(read)
    if (status >= 300 || data === undefined) {
      throw new Error(`${method} ${path} was answered ${status}: ${text}`)
    }
    return data
  }
