import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto'
import type { Kernel } from '@marquee/platform-kernel/command'

const cipher = 'aes-256-gcm'
const tagLength = 16

/** A key of its own for secrets of staff; from one that lives as long as the database. */
const keyOf = ({ identityKey }: Pick<Kernel, 'identityKey'>): Buffer =>
  Buffer.from(hkdfSync('sha256', identityKey, '', 'marquee staff second factor', 32))

/** Seals a secret so that a copy of the database alone tells nobody's codes. */
export function seal(kernel: Pick<Kernel, 'identityKey' | 'random'>, secret: Buffer): string {
  const nonce = Buffer.from(kernel.random.token(12), 'base64url')
  const sealing = createCipheriv(cipher, keyOf(kernel), nonce)
  const body = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), body]).toString('base64url')
}

/** @throws when the text was sealed with another key, or changed. */
export function unseal(kernel: Pick<Kernel, 'identityKey'>, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url')
  const opening = createDecipheriv(cipher, keyOf(kernel), bytes.subarray(0, 12))
  opening.setAuthTag(bytes.subarray(12, 12 + tagLength))
  return Buffer.concat([opening.update(bytes.subarray(12 + tagLength)), opening.final()])
}
