import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'

/** Files below a folder, as addresses, in a fixed order. */
export const addressesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${path.relative(folder, path.join(entry.parentPath, entry.name))}`)
    .map((address) => address.split(path.sep).join('/'))
    .sort()

/**
 * A short name for a build: it follows from its files, whose names carry hashes of what is in them,
 * and from the commit. The same sources give the same id.
 */
export const buildIdOf = (addresses: readonly string[], commit: string): string =>
  createHash('sha256')
    .update([commit, ...addresses].join('\n'))
    .digest('hex')
    .slice(0, 12)
