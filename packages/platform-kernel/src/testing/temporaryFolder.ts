import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * A folder among the system's temporary ones that is gone, with all that is in it, when the process
 * that asked for it ends. Like the one around it it is open to other users, each for what is theirs: the
 * database server of a run has one.
 * @param name what it is for: stands in the folder's name.
 */
export function temporaryFolder(name: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), `marquee-${name}-`))
  chmodSync(folder, 0o1777)
  const owner = process.pid
  process.on('exit', () => {
    // What was forked from this process has the listener too, and not the folder.
    if (process.pid === owner)
      rmSync(folder, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 })
  })
  return folder
}

/**
 * From here on the system's temporary folder is one of this process alone, for whatever it starts as
 * well: tests, and the platforms, browsers and builds that they run, may leave behind what they like.
 * @returns the folder.
 */
export function useOwnTemporaryFolder(): string {
  const folder = temporaryFolder('run')
  process.env.TMPDIR = folder
  return folder
}
