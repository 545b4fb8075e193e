/** What a record of a City database, or an answer of the web service, says of a place. */
export interface CityRecord {
  country?: string
  subdivision?: string
}

/** A record as MaxMind writes it. */
export const recordOf = ({ country, subdivision }: CityRecord): object => ({
  ...(country && { country: { iso_code: country } }),
  ...(subdivision && { subdivisions: [{ iso_code: subdivision }] }),
})

/** The control bytes of a value: its type and size (https://maxmind.github.io/MaxMind-DB/). */
function control(type: number, size: number): Buffer {
  const [first, extended] = type > 7 ? [0, [type - 7]] : [type << 5, []]
  return size < 29
    ? Buffer.from([first | size, ...extended])
    : Buffer.from([first | 29, ...extended, size - 29])
}

const number = (type: number, bytes: number, value: number): Buffer => {
  const written = Buffer.alloc(bytes)
  written.writeUIntBE(value, 0, bytes)
  return Buffer.concat([control(type, bytes), written])
}
const uint16 = (value: number) => number(5, 2, value)
const uint32 = (value: number) => number(6, 4, value)

function encode(value: unknown): Buffer {
  if (Buffer.isBuffer(value)) return value
  if (typeof value === 'string') {
    const text = Buffer.from(value)
    return Buffer.concat([control(2, text.length), text])
  }
  if (Array.isArray(value))
    return Buffer.concat([control(11, value.length), ...value.map((one) => encode(one))])
  const entries = Object.entries(value as object)
  const parts = entries.flatMap(([key, inner]) => [encode(key), encode(inner)])
  return Buffer.concat([control(7, entries.length), ...parts])
}

const bitsOf = (ip: string): number[] =>
  ip.split('.').flatMap((part) => [7, 6, 5, 4, 3, 2, 1, 0].map((bit) => (Number(part) >> bit) & 1))

/** A City database of IPv4 addresses, as a `.mmdb` file has it. */
export function makeCityDatabase(records: Readonly<Record<string, CityRecord>>): Buffer {
  type Way = number | { data: number } | null
  const nodes: [Way, Way][] = [[null, null]]
  const data: Buffer[] = []
  for (const [ip, record] of Object.entries(records)) {
    const bits = bitsOf(ip)
    let at = 0
    for (const [depth, bit] of bits.entries()) {
      const node = nodes[at] ?? [null, null]
      if (depth === bits.length - 1) {
        node[bit as 0 | 1] = { data: data.reduce((sum, { length }) => sum + length, 0) }
        break
      }
      const next = node[bit as 0 | 1]
      if (typeof next === 'number') at = next
      else {
        at = nodes.push([null, null]) - 1
        node[bit as 0 | 1] = at
      }
    }
    data.push(encode(recordOf(record)))
  }
  const tree = Buffer.alloc(nodes.length * 6)
  const written = (way: Way): number =>
    way === null ? nodes.length : typeof way === 'number' ? way : nodes.length + 16 + way.data
  for (const [index, [left, right]] of nodes.entries()) {
    tree.writeUIntBE(written(left), index * 6, 3)
    tree.writeUIntBE(written(right), index * 6 + 3, 3)
  }
  const metadata = encode({
    binary_format_major_version: uint16(2),
    binary_format_minor_version: uint16(0),
    build_epoch: uint32(1_764_000_000),
    database_type: 'GeoLite2-City',
    description: { en: 'Made for a test' },
    ip_version: uint16(4),
    languages: ['en'],
    node_count: uint32(nodes.length),
    record_size: uint16(24),
  })
  const mark = Buffer.from('\u00ab\u00cd\u00efMaxMind.com', 'latin1')
  return Buffer.concat([tree, Buffer.alloc(16), ...data, mark, metadata])
}
