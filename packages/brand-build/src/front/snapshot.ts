import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { LRUCache } from 'lru-cache'
import { lookup } from 'mrmime'
import { compress } from '../compress.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** One file as it was when the server started, in every encoding the build made. */
export interface Snapshot {
  type: string
  /** Of the content: in two archives files of one size bear one time. */
  etag: () => string
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

const etagOf = (content: Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}"`

/** A value that is made when it is first asked for. */
function once(make: () => string): () => string {
  let made: string | undefined
  return () => (made ??= make())
}

const encodings: [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
]

/** The files of a folder as they are when a server starts, none of a folder that is not there; `hold` says where their contents are. */
export function snapshotOf(root: string, hold: Hold = inMemory): Map<string, Snapshot> {
  const files = new Map<string, Snapshot>()
  if (!existsSync(root)) return files
  for (const found of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!found.isFile()) continue
    const file = path.join(found.parentPath, found.name)
    const entry = path.relative(root, file)
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
      etag: () => '',
      bodies: {},
    }
    const read = hold(file)
    known.bodies[encoding] = read
    if (encoding === 'identity') known.etag = once(() => etagOf(read()))
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
    const { br, gz } = compress(identity)
    const bodies = { identity: () => identity, br: () => br, gzip: () => gz }
    return [[name, { type: file.type, etag: once(() => etagOf(identity)), bodies }] as const]
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
