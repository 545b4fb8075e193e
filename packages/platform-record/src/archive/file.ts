import { createHash, type Hash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

const format = 'marquee-archive/1'

/** A column as text; null for what is not there. */
export type Cells = readonly (string | null)[]

/** The first line of a file: what its rows are. */
export interface Heading {
  table: string
  /** Name of the partition. */
  part: string
  /** Where the month begins and ends, as the database writes it in UTC. */
  starts: string
  ends: string
  columns: readonly string[]
}

/** What a file holds, and the SHA-256 of its bytes. */
export interface Written {
  rows: number
  sha256: string
}

/** Something is wrong with a file, a folder or what was asked for: what, and how to mend it. */
export class ArchiveFault extends Error {
  override name = 'ArchiveFault'
}

/** Where the file of a partition is in a folder of archives. */
export const fileOf = (folder: string, part: string): string =>
  path.join(folder, `${part}.jsonl.gz`)

const hashing = (hash: Hash) =>
  new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece)
      done(null, piece)
    },
  })

/** Brings the names in a folder to the disk: a file whose name is lost with the power is lost. */
async function keepNames(folder: string): Promise<void> {
  const names = await open(folder, 'r')
  try {
    await names.sync()
  } finally {
    await names.close()
  }
}

async function* textOf(
  heading: Heading,
  rows: AsyncIterable<readonly Cells[]>,
  count: (more: number) => void,
): AsyncGenerator<string> {
  yield `${JSON.stringify({ format, ...heading })}\n`
  for await (const some of rows) {
    count(some.length)
    yield some.map((row) => `${JSON.stringify(row)}\n`).join('')
  }
}

/**
 * Writes rows to a file: a heading and a line of JSON for each, packed with gzip. The file has its name
 * only once all of it is on the disk.
 * @throws ArchiveFault when a file of the name is there.
 */
export async function writeFile(
  to: string,
  heading: Heading,
  rows: AsyncIterable<readonly Cells[]>,
): Promise<Written> {
  if (existsSync(to))
    throw new ArchiveFault(
      `${to} is there already. Name another folder with --to, or move the file away if it belongs to nothing.`,
    )
  await mkdir(path.dirname(to), { recursive: true })
  const unfinished = `${to}.part`
  const file = await open(unfinished, 'w')
  try {
    const hash = createHash('sha256')
    let written = 0
    await pipeline(
      textOf(heading, rows, (more) => (written += more)),
      createGzip(),
      hashing(hash),
      file.createWriteStream({ flush: true }),
    )
    await rename(unfinished, to)
    await keepNames(path.dirname(to))
    return { rows: written, sha256: hash.digest('hex') }
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close().catch(() => {})
  }
}

/** The SHA-256 of a file's bytes. @throws ArchiveFault where there is none. */
export async function digestOf(file: string): Promise<string> {
  if (!existsSync(file))
    throw new ArchiveFault(`There is no ${file}. Name the folder that the archive was written to.`)
  const hash = createHash('sha256')
  for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
  return hash.digest('hex')
}

function readHeading(file: string, text: string | undefined): Heading {
  const { format: own, ...heading } = JSON.parse(text ?? '{}') as Heading & { format?: string }
  if (own !== format)
    throw new ArchiveFault(`${file} is not an archive as this release writes them (${format}).`)
  return heading
}

/** Lines of a packed file. Only a line feed ends one: other separators may stand within texts. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const unpacked = createReadStream(file).pipe(createGunzip())
  unpacked.setEncoding('utf8')
  let rest = ''
  for await (const piece of unpacked) {
    const lines = (rest + String(piece)).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

/**
 * Reads a file that was looked at with `digestOf`.
 * @param most rows that are given at a time
 * @throws ArchiveFault for a file of something else.
 */
export async function* readFile(
  file: string,
  most: number,
): AsyncGenerator<{ heading: Heading; rows: Cells[] }> {
  let heading: Heading | undefined
  let rows: Cells[] = []
  for await (const line of linesOf(file)) {
    if (!heading) {
      heading = readHeading(file, line)
      continue
    }
    rows.push(JSON.parse(line) as Cells)
    if (rows.length === most) {
      yield { heading, rows }
      rows = []
    }
  }
  yield { heading: heading ?? readHeading(file, undefined), rows }
}
