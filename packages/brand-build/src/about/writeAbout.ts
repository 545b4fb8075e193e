import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Brand } from '@marquee/core'
import type { Commit } from './commit.ts'

export interface About {
  brand: Brand
  id: string
  commit: Commit
  /** Addresses of pages that were made ahead. */
  prerendered: string[]
  version: string
  outDir: string
}

/** Without a commit to ask, the files' folder says when the build was made. */
const writtenAt = (outDir: string): number => Math.round(statSync(outDir).mtimeMs)

/**
 * Writes what a build says of itself: `builds/latest.json` (CALL-04), `builds/meta/{id}.json`
 * (VERSION-01, CALL-05) and `version.json`.
 */
export function writeAbout({ brand, id, commit, version, prerendered, outDir }: About): void {
  const timestamp = commit.time ?? writtenAt(path.join(outDir, 'assets'))
  const write = (file: string, content: object) =>
    writeFileSync(path.join(outDir, file), JSON.stringify(content))
  mkdirSync(path.join(outDir, 'builds/meta'), { recursive: true })
  write('builds/latest.json', { id, timestamp })
  write(`builds/meta/${id}.json`, { id, timestamp, routeRules: brand.routeRules, prerendered })
  write('version.json', { version, commit: commit.hash, brand: brand.key, build: id })
}
