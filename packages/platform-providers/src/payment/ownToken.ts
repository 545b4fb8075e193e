import type { PaymentMethod } from '@marquee/contract'
import { z } from 'zod'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Randomness } from '@marquee/platform-kernel/random'
import { isHmacOf, signWebhook } from '@marquee/platform-kernel/webhook'

/** A token is good for this long, in ms. */
export const tokenLifetime = 15 * 60_000

const content = z.object({
  method: z.enum(['card', 'bank', 'wallet']),
  /** The shortened account, or the provider's own name of it. */
  account: z.string().max(100),
  at: z.number(),
  once: z.string(),
})
type Content = z.infer<typeof content>

const encode = (value: Content): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A token that is made here, for one charge: of the sandbox's form, or of what a provider keeps. What it
 * stands for is signed; a number is never in it.
 */
export function makeToken(
  secret: string,
  {
    method,
    account,
    now,
    random,
  }: Pick<Content, 'method' | 'account'> & {
    now: number
    random: Randomness
  },
): string {
  const text = encode({ method, account, at: now, once: random.token(12) })
  return `${text}.${signWebhook(secret, now, text)}`
}

function parsed(text: string): Content | undefined {
  try {
    return content.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** The account that a token stands for. @throws PlatformError invalid-input when it is not good. */
export function accountIn(
  token: string,
  { secret, method, now }: { secret: string; method: PaymentMethod; now: number },
): string {
  const [text = '', signature = ''] = token.split('.')
  const read = parsed(text)
  const isGood =
    read?.method === method &&
    now - read.at <= tokenLifetime &&
    isHmacOf(signWebhook(secret, read.at, text), signature)
  if (isGood) return read.account
  throw new PlatformError(
    'invalid-input',
    `The token is not one of ${method}, or older than ${tokenLifetime / 60_000} minutes. Ask the provider for a new one at its tokenUrl.`,
    { details: [{ path: 'token', message: 'Not a good token' }] },
  )
}
