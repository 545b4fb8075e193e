import { isUtf8 } from 'node:buffer'
import { createHash, createPublicKey, type KeyObject, verify as isSigned } from 'node:crypto'

/**
 * A line of an export: texts, and null for what is not there.
 * - `seal`, number, hash of the seal before, time, from, to, count, root, signature
 * - `record`, leaf, kind, id, fields: what a seal holds, after it and in the order of its tree
 * - `gone`, leaf, kind, id: the same, where the database no longer has it
 * - `stray`, kind, id, fields: what the database has, and no seal
 * - `end`, how many lines there were
 */
export type Line = readonly (string | null)[]

/** Something is wrong: what, where, and what was expected. */
export class Fault extends Error {
  override name = 'Fault'
}

const sha256 = (...parts: readonly Uint8Array[]): Buffer =>
  createHash('sha256').update(Buffer.concat(parts)).digest()

/** Texts as bytes: of each its length in bytes, a colon, its bytes and a comma; `-,` for null. */
const encode = (texts: Line): Buffer =>
  Buffer.from(
    texts.map((text) => (text === null ? '-,' : `${Buffer.byteLength(text)}:${text},`)).join(''),
  )

/** The leaf of a record in its tree: of kind, id and fields. */
export const leafOf = (record: Line): Buffer => sha256(Buffer.of(0), encode(record))

/** The root of a Merkle tree as RFC 6962 makes it. */
export function rootOf(leaves: readonly Uint8Array[]): Buffer {
  if (leaves.length < 2) return leaves[0] ? Buffer.from(leaves[0]) : sha256()
  const left = 2 ** Math.ceil(Math.log2(leaves.length) - 1)
  return sha256(Buffer.of(1), rootOf(leaves.slice(0, left)), rootOf(leaves.slice(left)))
}

/** What the signature of a seal signs: all of its line before it. */
export const signedOf = (seal: Line): Buffer => encode(seal.slice(0, 8))

/** What the next seal names a seal by; without one, what the first seal names. */
export const hashOf = (seal: Line | null): string =>
  seal ? sha256(signedOf(seal)).toString('hex') : '0'.repeat(64)

/** A public key: 32 bytes in base64, or a PEM. @throws when it is neither. */
export function readKey(text: string): KeyObject {
  if (text.includes('-----BEGIN')) return createPublicKey(text)
  const header = Buffer.from('302a300506032b6570032100', 'hex')
  const key = Buffer.concat([header, Buffer.from(text.trim(), 'base64')])
  return createPublicKey({ key, format: 'der', type: 'spki' })
}

/** Lines of a file that comes in pieces. @throws Fault for bytes that are no text, or half a line. */
export function* linesOf(pieces: Iterable<Uint8Array>): Generator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for (const piece of pieces) {
    rest = Buffer.concat([rest, piece])
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      if (!isUtf8(rest.subarray(0, end))) throw new Fault('some bytes are no text')
      yield rest.toString('utf8', 0, end)
      rest = rest.subarray(end + 1)
    }
  }
  if (rest.length) throw new Fault('the last line is cut off')
}

function readLine(text: string): Line {
  try {
    const line: unknown = JSON.parse(text)
    const isText = (value: unknown) =>
      value === null || (typeof value === 'string' && value.isWellFormed())
    // A line has one way to be written: whatever says the same in another way was changed.
    if (Array.isArray(line) && line.every(isText) && JSON.stringify(line) === text) return line
  } catch {
    // Said below.
  }
  throw new Fault('it is not a line as the export writes them')
}

function checkSeal(seal: Line, before: Line | null, keys: readonly KeyObject[]): void {
  const [, number, previous, , , , , , signature] = seal
  const next = String(BigInt(before?.[1] ?? 0) + 1n)
  if (number !== next) throw new Fault(`seal ${next} was expected, seal ${number} is there`)
  const expected = hashOf(before)
  if (previous !== expected)
    throw new Fault(`seal ${number} follows on ${previous}, expected was ${expected}`)
  const bytes = Buffer.from(signature ?? '', 'hex')
  const isOurs = keys.some((key) => isSigned(null, signedOf(seal), key, bytes))
  if (!isOurs || seal.length !== 9 || bytes.toString('hex') !== signature)
    throw new Fault(`seal ${number} was changed, or is not signed with the key that was given`)
}

/** The records of a seal against its root; tells which one is wrong as long as the list of leaves is right. */
function checkRecords(seal: Line, records: readonly Line[]): void {
  const [, number, , , , , count, root] = seal
  if (String(records.length) !== count)
    throw new Fault(`seal ${number} holds ${count} records, ${records.length} are there`)
  for (const [nth, [type, leaf, ...record]] of records.entries()) {
    const name = `record ${nth + 1} of seal ${number}, ${record[0]} ${record[1]},`
    if (type === 'gone') throw new Fault(`${name} is gone; the hash of what was sealed is ${leaf}`)
    const own = leafOf(record).toString('hex')
    if (own !== leaf)
      throw new Fault(`${name} was changed: its hash is ${own}, expected was ${leaf}`)
  }
  const own = rootOf(records.map(([, leaf]) => Buffer.from(leaf ?? '', 'hex'))).toString('hex')
  if (own !== root)
    throw new Fault(
      `the records of seal ${number} have the root ${own}, expected was ${root}: some were exchanged or moved`,
    )
}

/** What was found to be right. */
export interface Verified {
  seals: number
  records: number
  /** When the last seal was made, epoch ms. */
  until: number | null
}

/**
 * Checks an export: seals by their numbers, the hash of the one before and their signatures; records by the
 * roots of their seals.
 * @param outside the seals as they were written down beside the database: the export may not end before them.
 * @throws Fault with the first thing that is wrong.
 */
export function verify(
  lines: Iterable<string>,
  keys: readonly KeyObject[],
  outside: Iterable<string> = [],
): Verified {
  const copies = outside[Symbol.iterator]()
  let [at, records, isEnded] = [0, 0, false]
  let seal: Line | null = null
  let held: Line[] = []
  try {
    for (const text of lines) {
      at += 1
      const line = readLine(text)
      const [type, first, second] = line
      if (isEnded) throw new Fault('the export goes on after its end')
      if (seal && (type === 'record' || type === 'gone')) {
        held.push(line)
        records += 1
        continue
      }
      if (seal) checkRecords(seal, held)
      held = []
      if (type === 'end') {
        isEnded = true
        if (first !== String(at - 1) || line.length !== 2)
          throw new Fault(`the export had ${first} lines, ${at - 1} are there`)
      } else if (type === 'seal') {
        checkSeal(line, seal, keys)
        const copy = copies.next()
        if (!copy.done && copy.value !== text)
          throw new Fault(`seal ${first} is not the one that was written down: ${copy.value}`)
        seal = line
      } else throw new Fault(`${first} ${second} is in no seal: it was added or changed past them`)
    }
    at += 1
    if (!isEnded) throw new Fault('the export is cut off')
    const missing = copies.next()
    if (!missing.done) throw new Fault(`seals were cut off; the next was ${missing.value}`)
  } catch (error) {
    throw error instanceof Fault ? new Fault(`Up to line ${at}: ${error.message}.`) : error
  }
  return { seals: Number(seal?.[1] ?? 0), records, until: seal && Number(seal[3]) }
}
