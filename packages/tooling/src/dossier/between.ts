import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The files of the repository at the last release, and as they are now. */
export interface Between {
  /** Files in these folders that are not what they were, came or went; in order. */
  changed: (folders: readonly string[]) => string[]
  before: (file: string) => Buffer | null
  now: (file: string) => Buffer | null
}

/** Between a commit and the working tree of a repository, what no commit has yet included. */
export function sinceCommit(root: string, commit: string): Between {
  const git = (...args: string[]): Buffer =>
    execFileSync('git', args, { cwd: root, maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe'] })
  const names = (what: string, ...args: string[]): string[] =>
    git(what, '-z', ...args)
      .toString()
      .split('\0')
      .filter(Boolean)
  return {
    changed(folders) {
      if (!folders.length) return []
      const known = names('diff', '--name-only', '--no-renames', commit, '--', ...folders)
      const added = names('ls-files', '--others', '--exclude-standard', '--', ...folders)
      return [...new Set([...known, ...added])].sort()
    },
    before(file) {
      try {
        return git('show', `${commit}:${file}`)
      } catch {
        return null
      }
    },
    now(file) {
      const place = path.join(root, file)
      return existsSync(place) ? readFileSync(place) : null
    },
  }
}
