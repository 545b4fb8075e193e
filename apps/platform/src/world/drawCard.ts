import { crc32, deflateSync } from 'node:zlib'

const width = 320
const height = 200

const chunk = (type: string, data: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}

/** Where the sample card has its portrait and its lines of text. */
const isInk = (x: number, y: number): boolean =>
  (x > 20 && x < 100 && y > 50 && y < 160) ||
  (x > 120 && x < 290 && y > 50 && y < 160 && y % 22 < 8) ||
  (y > 16 && y < 30 && x > 20 && x < 180)

/**
 * A picture of a card without anybody's data, as PNG in grey.
 * @param shade of its paper, 0 (black) to 255; its ink is half as light.
 */
export function drawCard(shade: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of grey for each pixel.
  header.writeUInt8(8, 8)
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([
      0,
      ...Array.from({ length: width }, (_unused, x) => (isInk(x, y) ? shade >> 1 : shade)),
    ]),
  )
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
