import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { lookup } from 'mrmime'

type Encoding = 'br' | 'gzip' | 'identity'

/** One file as it was when the server started, in every encoding the build made. */
export interface Snapshot {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, () => Buffer>>
}

/** Gives the content of a file, each time it is asked for. */
export type Hold = (file: string) => () => Buffer

/** Reads a file once and keeps it: a running server goes on with it while a build replaces it. */
export const inMemory: Hold = (file) => {
  const content = readFileSync(file)
  return () => content
}

/** What is asked for often, in bytes. */
const keptInAll = 8_000_000

/**
 * Reads files as they are asked for and keeps those of late: for folders that nothing changes, such as
 * an unpacked archive, of which most files are asked for seldom.
 */
export function fromDisk(): Hold {
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptInAll,
    sizeCalculation: ({ length }) => length + 1,
  })
  return (file) => () => {
    const known = kept.get(file)
    if (known) return known
    const content = readFileSync(file)
    kept.set(file, content)
    return content
  }
}

const hashOf = (content: Buffer): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 20)

const encodings: [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
]

/** The files of a folder as they are when a server starts; `hold` says where their contents are. */
export function snapshotOf(root: string, hold: Hold = inMemory): Map<string, Snapshot> {
  const files = new Map<string, Snapshot>()
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(root, entry)
    if (!statSync(file).isFile()) continue
    const [suffix, encoding] = encodings.find(([end]) => entry.endsWith(end)) ?? [
      '',
      'identity' as const,
    ]
    const name = `/${entry
      .slice(0, entry.length - suffix.length)
      .split(path.sep)
      .join('/')}`
    const known = files.get(name) ?? {
      type: lookup(name) ?? 'application/octet-stream',
      etag: '',
      bodies: {},
    }
    const read = hold(file)
    known.bodies[encoding] = read
    // Of the content: in two archives files of one size bear one time.
    if (encoding === 'identity')
      known.etag = `W/"${hashOf(hold === inMemory ? read() : readFileSync(file))}"`
    files.set(name, known)
  }
  return files
}

/** By name: the file that takes its place, and what is written before its text. */
export type Replacements = Record<string, { by: string; head: string }>

/** The files with the replacements made; a file that is missing replaces nothing. */
export function replaced(
  files: Map<string, Snapshot>,
  replacements: Replacements,
): Map<string, Snapshot> {
  const made = Object.entries(replacements).flatMap(([name, { by, head }]) => {
    const file = files.get(by)
    if (!file?.bodies.identity) return []
    const identity = Buffer.concat([Buffer.from(head), file.bodies.identity()])
    const etag = `W/"${hashOf(identity)}"`
    const [br, gzip] = [brotliCompressSync(identity), gzipSync(identity)]
    const bodies = { identity: () => identity, br: () => br, gzip: () => gzip }
    return [[name, { type: file.type, etag, bodies }] as const]
  })
  return new Map([...files, ...made])
}

/** The smallest body that the browser takes, and what it is encoded with. */
export function bodyFor(
  { bodies }: Snapshot,
  acceptEncoding: string,
): [Encoding, Buffer | undefined] {
  if (bodies.br && /\bbr\b/.test(acceptEncoding)) return ['br', bodies.br()]
  if (bodies.gzip && /\bgzip\b/.test(acceptEncoding)) return ['gzip', bodies.gzip()]
  return ['identity', bodies.identity?.()]
}
