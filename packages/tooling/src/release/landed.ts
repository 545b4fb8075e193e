import { execFileSync } from 'node:child_process'
import type { Change } from './changes.ts'
import { isAside } from './deliverables.ts'

/** What a branch has brought against what it goes into. */
export interface Landed {
  /** The commit that it is compared with. */
  base: string
  /** Files that are not as they are there, those that no commit has included. */
  files: string[]
}

/** Nothing can be compared, and why. */
export interface Unknown {
  why: string
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  }).trim()

const attempt = (root: string, ...args: string[]): string | null => {
  try {
    return git(root, ...args)
  } catch {
    return null
  }
}

/** Where a branch goes, by the names that clones have for it. */
const mains = ['origin/main', 'main']

/**
 * The commit that a change is compared with: where its branch left `main`, and on `main` itself the commit
 * before.
 */
function baseOf(root: string): string | null {
  const head = git(root, 'rev-parse', 'HEAD')
  const forks = mains.flatMap((main) => attempt(root, 'merge-base', main, 'HEAD') ?? [])
  const [fork] = forks.filter((commit) => commit !== head)
  return fork ?? attempt(root, 'rev-parse', '--verify', 'HEAD^1')
}

/** What has changed since the branch left `main`, or in the last commit of `main`. */
export function landedSince(root: string): Landed | Unknown {
  if (attempt(root, 'rev-parse', 'HEAD') === null)
    return {
      why: 'There is no commit here to compare with, so changes are judged by what was released alone.',
    }
  const base = baseOf(root)
  if (base === null)
    return {
      why:
        attempt(root, 'rev-parse', '--is-shallow-repository') === 'true'
          ? "This clone has no commit to compare with, so changes are judged by what was released alone. For the whole check fetch what is missing: 'git fetch --unshallow origin main'."
          : 'This is the first commit, so there is nothing to compare it with.',
    }
  const lines = [
    git(root, 'diff', '--name-only', '--no-renames', base),
    git(root, 'ls-files', '--others', '--exclude-standard'),
  ].join('\n')
  return { base, files: lines.split('\n').filter(Boolean) }
}

/** The change files among some files, by their names without folder and ending. */
export const changeIdsIn = (files: readonly string[]): string[] =>
  files.flatMap((file) => /^\.changeset\/([^/]+)\.md$/.exec(file)?.[1] ?? [])

/** The files that something is made of, by the package of what is released. */
export type Made = ReadonlyMap<string, ReadonlySet<string>>

const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/')

/**
 * Changed files of what is released that no change file of the same change speaks of.
 * @param changes what the change brings or writes anew.
 * @param isThere whether a file exists; what is gone belongs to all that have a file of its folder.
 */
export function unsaidFiles(
  files: readonly string[],
  made: Made,
  changes: readonly Change[],
  isThere: (file: string) => boolean,
): string[] {
  const named = new Set(changes.flatMap(({ bumps }) => Object.keys(bumps)))
  const folders = new Map(
    [...made].map(([name, those]) => [name, new Set([...those].map(folderOf))] as const),
  )
  const ownersOf = (file: string): string[] =>
    [...made].flatMap(([name, those]) => {
      const isIts = isThere(file) ? those.has(file) : folders.get(name)?.has(folderOf(file))
      return isIts ? name : []
    })
  return files.filter((file) => {
    if (isAside(file)) return false
    const owners = ownersOf(file)
    return owners.length > 0 && !owners.some((name) => named.has(name))
  })
}
