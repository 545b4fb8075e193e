import { createHmac } from 'node:crypto'

/** How long a code stands, in ms. */
export const stepMs = 30_000
/** Clocks of phones go wrong: a code of so many steps before or after is taken too. */
const drift = 1
const digits = 6
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

export const stepAt = (now: number): number => Math.floor(now / stepMs)

/** RFC 4226: the code of a counter. */
function hotp(secret: Buffer, counter: number): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', secret).update(message).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** RFC 6238: the code of a moment. */
export const totpAt = (secret: Buffer, now: number): string => hotp(secret, stepAt(now))

/**
 * The step whose code this is, or null when it is none of now. Steps up to `lastUsed` are over: a
 * code is used once, and none before it afterwards.
 */
export function usedStep(
  secret: Buffer,
  code: string,
  { now, lastUsed }: { now: number; lastUsed: number },
): number | null {
  const current = stepAt(now)
  let found: number | null = null
  for (let step = current - drift; step <= current + drift; step++) {
    if (step > lastUsed && hotp(secret, step) === code) found ??= step
  }
  return found
}

/** RFC 4648 base32 without padding: how authenticator apps take a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

/** What an authenticator app reads from a picture. */
export const otpAuthUri = (email: string, secret: Buffer): string =>
  `otpauth://totp/${encodeURIComponent(`Marquee:${email}`)}?secret=${base32(secret)}&issuer=Marquee`
