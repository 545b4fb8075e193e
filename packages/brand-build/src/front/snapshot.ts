import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { lookup } from 'mrmime'

type Encoding = 'br' | 'gzip' | 'identity'

/** One file as it was when the server started, in every encoding the build made. */
export interface Snapshot {
  type: string
  etag: string
  bodies: Partial<Record<Encoding, Buffer>>
}

const encodings: [suffix: string, encoding: Encoding][] = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
]

/**
 * Reads a folder into memory. A running server goes on answering with the files it started with, even
 * while a build replaces them on the disk.
 */
export function snapshotOf(root: string): Map<string, Snapshot> {
  const files = new Map<string, Snapshot>()
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(root, entry)
    const stats = statSync(file)
    if (!stats.isFile()) continue
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
    known.bodies[encoding] = readFileSync(file)
    if (encoding === 'identity') known.etag = `W/"${stats.size}-${stats.mtimeMs}"`
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
    const identity = Buffer.concat([Buffer.from(head), file.bodies.identity])
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 20)}"`
    const bodies = { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) }
    return [[name, { type: file.type, etag, bodies }] as const]
  })
  return new Map([...files, ...made])
}

/** The smallest body that the browser takes, and what it is encoded with. */
export function bodyFor(
  { bodies }: Snapshot,
  acceptEncoding: string,
): [Encoding, Buffer | undefined] {
  if (bodies.br && /\bbr\b/.test(acceptEncoding)) return ['br', bodies.br]
  if (bodies.gzip && /\bgzip\b/.test(acceptEncoding)) return ['gzip', bodies.gzip]
  return ['identity', bodies.identity]
}
