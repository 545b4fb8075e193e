import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Dependency } from '@marquee/brand-build/dependencies'
import { root } from '../workspace.ts'
import { licensed, noticesOf } from './licences.ts'
import { integritiesIn, sbomOf } from './sbom.ts'
import { archiveOf } from './tar.ts'

/** The commit that a pack is made of. */
export interface Source {
  hash: string
  /** When it was made, epoch ms. */
  time: number
}

/** What is put into an archive, before what says of it what it is. */
export interface Content {
  kind: 'brand' | 'platform' | 'back-office'
  /** Folder of its app. */
  name: string
  title: string
  version: string
  /** What else its manifest says. */
  facts: Record<string, unknown>
  files: Map<string, Buffer>
  dependencies: Dependency[]
}

export interface Pack {
  name: string
  /** Of the archive, without folder. */
  file: string
  archive: Buffer
  /** SHA-256 of the archive, hex. */
  hash: string
  files: ReadonlyMap<string, Buffer>
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex')
const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)
const byName = ([one]: [string, unknown], [other]: [string, unknown]): number =>
  one < other ? -1 : 1

function uniqueOf(dependencies: readonly Dependency[]): Dependency[] {
  const byKey = new Map(dependencies.map((one) => [`${one.name}@${one.version}`, one]))
  return [...byKey].sort(byName).map(([, one]) => one)
}

/** The Node that runs an archive: the one it was made with, or a newer one of its line. */
const nodeRange = '>=24'

/**
 * Puts content into an archive with its manifest, notices, list of parts and licence. Nothing in it
 * depends on the machine or the moment: the same commit gives the same bytes.
 */
export function packOf(content: Content, { hash, time }: Source): Pack {
  const { kind, name, title, version, facts } = content
  const packages = uniqueOf(content.dependencies).map(licensed)
  const lockfile = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
  const files = new Map(content.files)
  const subject = { name, version, commit: hash, time }
  files.set(
    'package.json',
    json({ name, version, private: true, type: 'module', engines: { node: nodeRange } }),
  )
  files.set('LICENSE', readFileSync(path.join(root, 'LICENSE')))
  files.set('THIRD-PARTY-NOTICES.txt', Buffer.from(noticesOf(title, packages)))
  files.set('sbom.cdx.json', json(sbomOf(subject, packages, integritiesIn(lockfile))))
  const listed = [...files].sort(byName).map(([file, bytes]) => ({
    path: file,
    size: bytes.length,
    sha256: sha256(bytes),
  }))
  const about = { kind, name, title, version, commit: hash, time: new Date(time).toISOString() }
  files.set(
    'manifest.json',
    json({ format: 1, ...about, node: nodeRange, ...facts, files: listed }),
  )
  const archive = archiveOf(files, time)
  const file = `${name}-${version}-${hash.slice(0, 8)}.tar.gz`
  return { name, file, archive, hash: sha256(archive), files }
}
