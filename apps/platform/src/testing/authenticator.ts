import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

type Item = number | string | Buffer | Map<number | string, Item>

/** What comes before an item's bytes in CBOR: its kind, and a number of at most 16 bits. */
const head = (kind: number, value: number): Buffer => {
  const first = kind << 5
  if (value < 24) return Buffer.from([first | value])
  if (value < 256) return Buffer.from([first | 24, value])
  return Buffer.from([first | 25, value >> 8, value & 255])
}

/** As much of CBOR (RFC 8949) as authenticators write. */
function cbor(item: Item): Buffer {
  if (typeof item === 'number') return item < 0 ? head(1, -1 - item) : head(0, item)
  if (typeof item === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(item)), Buffer.from(item)])
  if (Buffer.isBuffer(item)) return Buffer.concat([head(2, item.length), item])
  const pairs = [...item].flatMap(([name, value]) => [cbor(name), cbor(value)])
  return Buffer.concat([head(5, item.size), ...pairs])
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Buffer): string => bytes.toString('base64url')

/** Somebody was there, and was verified. */
const present = 0b101
/** What follows is a new key. */
const attested = 0b1000000

/** A P-256 key as COSE writes it (RFC 9053). */
function coseOf(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const bytes = (coordinate: string) => Buffer.from(coordinate, 'base64url')
  return cbor(
    new Map<number, Item>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  )
}

/**
 * An authenticator with one key, as Web Authentication Level 3 has it; what it makes is what a page gets of its
 * browser.
 * @param origin of the page, such as `https://play.example.com`.
 */
export function makeAuthenticator(origin: string) {
  const { hostname } = new URL(origin)
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  const clientData = (type: 'webauthn.create' | 'webauthn.get', challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  const authenticatorData = (flags: number, key: Buffer = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256(hostname), Buffer.from([flags]), count, key])
  }
  const shared = { id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {} }
  return {
    /** Makes the key known to a site that asks for one. */
    register({ challenge }: { challenge: string }) {
      const length = Buffer.from([id.length >> 8, id.length & 255])
      const key = Buffer.concat([Buffer.alloc(16), length, id, coseOf(publicKey)])
      const attestation = new Map<string, Item>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(present | attested, key)],
      ])
      return {
        ...shared,
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge)),
          attestationObject: text(cbor(attestation)),
        },
      }
    },
    /** Answers a site that asks who is there. */
    signIn({ challenge }: { challenge: string }) {
      const data = authenticatorData(present)
      const json = clientData('webauthn.get', challenge)
      const signature = sign('sha256', Buffer.concat([data, sha256(json)]), privateKey)
      return {
        ...shared,
        response: {
          clientDataJSON: text(json),
          authenticatorData: text(data),
          signature: text(signature),
        },
      }
    },
  }
}
