import { createHmac, timingSafeEqual } from 'node:crypto'
import { PlatformError } from '@marquee/platform-kernel/errors'
import type { Randomness } from '@marquee/platform-kernel/random'

/** A token of a saved card is good for this long, in ms; as those of the provider are. */
const lifetime = 15 * 60_000

const prefix = 'saved.'

interface Key {
  secret: string
  now: number
}

const signatureOf = (secret: string, text: string): Buffer =>
  createHmac('sha256', secret).update(text).digest()

export const isSavedToken = (token: string): boolean => token.startsWith(prefix)

/** A token of ours that stands for a card which the provider keeps, for one charge. */
export function savedToken(source: string, { secret, now, random }: Key & { random: Randomness }) {
  const text = `${source}.${now}.${random.token(12)}`
  return `${prefix}${text}.${signatureOf(secret, text).toString('base64url')}`
}

/** The provider's name of the card. @throws PlatformError invalid-input for a token that is not good. */
export function sourceIn(token: string, { secret, now }: Key): string {
  const [source = '', at = '', once = '', signature = ''] = token.slice(prefix.length).split('.')
  const expected = signatureOf(secret, `${source}.${at}.${once}`)
  const given = Buffer.from(signature, 'base64url')
  const isOurs = expected.length === given.length && timingSafeEqual(expected, given)
  if (isOurs && now - Number(at) <= lifetime) return source
  throw new PlatformError(
    'invalid-input',
    `The token of the saved card is not good, or older than ${lifetime / 60_000} minutes. Ask for a new one.`,
    { details: [{ path: 'token', message: 'Not a good token' }] },
  )
}
