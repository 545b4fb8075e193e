import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  /** PEM. */
  key: string
  cert: string
}

/** One value of DER: what it is, how long it is, what is in it. */
function value(tag: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const digits = body.length.toString(16)
  const length = Buffer.from(digits.length % 2 ? `0${digits}` : digits, 'hex')
  const head = body.length < 128 ? [body.length] : [0x80 | length.length, ...length]
  return Buffer.concat([Buffer.from([tag, ...head]), body])
}
const sequence = (...content: Buffer[]) => value(0x30, ...content)
const octets = (content: Buffer) => value(0x04, content)
const bits = (content: Buffer) => value(0x03, Buffer.from([0]), content)
const oid = (hex: string) => value(0x06, Buffer.from(hex, 'hex'))
const time = (text: string) => value(0x17, Buffer.from(text))

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
const commonName = oid('550403')
const basicConstraints = oid('551d13')
const alternativeNames = oid('551d11')
const yes = value(0x01, Buffer.from([0xff]))

const nameOf = (name: string) =>
  sequence(value(0x31, sequence(commonName, value(0x0c, Buffer.from(name)))))

const toPem = (der: Buffer): string =>
  `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`

/** A certificate for these hosts that is its own authority; whoever is to believe it gets it first. */
export function makeCertificate(hosts: string[]): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const names = hosts.map((host) => value(0x82, Buffer.from(host)))
  const issuer = nameOf('Marquee tests')
  const content = sequence(
    value(0xa0, value(0x02, Buffer.from([2]))),
    value(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    issuer,
    sequence(time('200101000000Z'), time('491231000000Z')),
    issuer,
    publicKey.export({ type: 'spki', format: 'der' }),
    value(
      0xa3,
      sequence(
        sequence(basicConstraints, yes, octets(sequence(yes))),
        sequence(alternativeNames, octets(sequence(...names))),
      ),
    ),
  )
  const der = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)))
  return { cert: toPem(der), key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() }
}
