import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'

/** How an Ed25519 private key of 32 bytes begins in PKCS 8. */
const header = Buffer.from('302e020100300506032b657004220420', 'hex')
const length = 32

/** The private key that seals are signed with. @throws for anything but 32 bytes in base64. */
export function signingKey(text: string): KeyObject {
  const bytes = Buffer.from(text, 'base64')
  if (bytes.length !== length) throw new Error('A key for seals is 32 bytes in base64.')
  return createPrivateKey({ key: Buffer.concat([header, bytes]), format: 'der', type: 'pkcs8' })
}

/** The public key that belongs to a private one, in base64: what auditors are given. */
export const publicKeyOf = (text: string): string =>
  createPublicKey(signingKey(text))
    .export({ format: 'der', type: 'spki' })
    .subarray(-length)
    .toString('base64')
