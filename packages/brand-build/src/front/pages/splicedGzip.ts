import { constants, crc32, deflateRawSync } from 'node:zlib'

/** The header of every gzip file: deflate, no name, no time, no system. */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block. */
const end = Buffer.from([0x03, 0x00])

/** What `text` is preceded by when it stands in deflate as it is: no compression, its length twice. */
function storedHeader(length: number): Buffer {
  const header = Buffer.alloc(5)
  header.writeUInt16LE(length, 1)
  header.writeUInt16LE(~length & 0xffff, 3)
  return header
}

/** A text with gaps, ready to be sent with anything of one length in the gaps. */
export interface PreparedText {
  plain: (filling: Buffer) => Buffer
  gzip: (filling: Buffer) => Buffer
}

const between = (pieces: readonly Buffer[], filling: readonly Buffer[]): Buffer =>
  Buffer.concat(pieces.flatMap((piece, index) => (index === 0 ? [piece] : [...filling, piece])))

/**
 * Compresses a text once for all that is put into its gaps later. Every part is deflated by itself up
 * to a byte's end, so that the filling can stand between the parts uncompressed; what is left for each
 * request is the checksum.
 */
export function prepareText(parts: readonly string[]): PreparedText {
  const plain = parts.map((part) => Buffer.from(part))
  const packed = plain.map((part) =>
    deflateRawSync(part, { level: 9, finishFlush: constants.Z_SYNC_FLUSH }),
  )
  const size = plain.reduce((sum, part) => sum + part.length, 0)
  const trailerOf = (filling: Buffer): Buffer => {
    const trailer = Buffer.alloc(8)
    const sum = plain.reduce(
      (before, part, index) => crc32(part, index === 0 ? before : crc32(filling, before)),
      0,
    )
    trailer.writeUInt32LE(sum)
    trailer.writeUInt32LE((size + filling.length * (parts.length - 1)) >>> 0, 4)
    return trailer
  }
  return {
    plain: (filling) => between(plain, [filling]),
    gzip: (filling) =>
      Buffer.concat([
        head,
        between(packed, [storedHeader(filling.length), filling]),
        end,
        trailerOf(filling),
      ]),
  }
}
