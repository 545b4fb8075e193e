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

/**
 * The contents of what git names, asked for at once: a program for each of a thousand files takes as long as
 * a build. What there is not is null.
 */
function contentsOf(root: string, names: readonly string[]): (Buffer | null)[] {
  const printed = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: names.map((name) => `${name}\n`).join(''),
    maxBuffer: 2 ** 30,
  })
  let at = 0
  return names.map(() => {
    const begin = printed.indexOf('\n', at) + 1
    const size = / blob (\d+)$/.exec(printed.toString('utf8', at, begin - 1))?.[1]
    const end = begin + Number(size ?? 0)
    at = size === undefined ? begin : end + 1
    return size === undefined ? null : printed.subarray(begin, end)
  })
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
  const earlier = new Map<string, Buffer | null>()
  const listed = new Set<string>()
  /** A file of the commit, and with it those of its kind that are known to have changed. */
  const read = (file: string) => {
    const kind = path.extname(file)
    const alike = [...listed].filter((one) => path.extname(one) === kind && !earlier.has(one))
    const files = [...new Set([file, ...alike])]
    const contents = contentsOf(
      root,
      files.map((one) => `${commit}:${one}`),
    )
    files.forEach((one, index) => earlier.set(one, contents[index] ?? null))
  }
  return {
    changed(folders) {
      if (!folders.length) return []
      const known = names('diff', '--name-only', '--no-renames', commit, '--', ...folders)
      const added = names('ls-files', '--others', '--exclude-standard', '--', ...folders)
      const changed = [...new Set([...known, ...added])].sort()
      for (const file of changed) listed.add(file)
      return changed
    },
    before(file) {
      if (!earlier.has(file)) read(file)
      return earlier.get(file) ?? null
    },
    now(file) {
      const place = path.join(root, file)
      return existsSync(place) ? readFileSync(place) : null
    },
  }
}
