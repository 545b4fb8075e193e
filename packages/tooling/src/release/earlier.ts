import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '../run.ts'
import { type Step, withoutWords } from '../steps.ts'
import { root, UsageError } from '../workspace.ts'
import { deliverables } from './deliverables.ts'
import { releasesFolder } from './make.ts'
import { newestRelease } from './tags.ts'

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** The commit that a name stands for. @throws UsageError for a name of nothing. */
export function commitNamed(name: string): string {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`)
  } catch {
    throw new UsageError(
      `'${name}' is neither a folder of archives nor a commit. Name what is released now: a tag, a commit, or the folder of its archives.`,
    )
  }
}

/** The tag or commit of the newest release of something, by its folder; null before the first. */
export function lastRelease(name: string): string | null {
  const its = deliverables().find((one) => one.name === name)
  return its ? newestRelease(root, its) : null
}

/** The newest archive of something in a folder, of a commit when one is named; undefined without one. */
export function archiveIn(folder: string, name: string, commit = ''): string | undefined {
  const isIts = new RegExp(`^${name}-\\d+\\.\\d+\\.\\d+-${commit.slice(0, 8)}[0-9a-f]*\\.tar\\.gz$`)
  if (!existsSync(folder)) return undefined
  return readdirSync(folder)
    .filter((file) => isIts.test(file))
    .map((file) => path.join(folder, file))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0]
}

/**
 * Does something in a work tree of a commit, with all that it needs installed; it is removed again.
 * Nothing of the user's is touched.
 */
export async function inTreeOf<T>(
  commit: string,
  act: (tree: string) => Promise<T>,
  step: Step = withoutWords,
): Promise<T> {
  const tree = path.join(mkdtempSync(path.join(tmpdir(), 'marquee-earlier-')), 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  try {
    await step(`Installing ${commit.slice(0, 8)} in a work tree of its own`, (signal) =>
      run(
        'npx',
        ['-y', 'pnpm@12', 'install', '--frozen-lockfile', '--prefer-offline', '--silent'],
        { cwd: tree, signal },
      ),
    )
    return await act(tree)
  } finally {
    git('worktree', 'remove', '--force', tree)
    rmSync(path.dirname(tree), { recursive: true, force: true })
  }
}

/**
 * Archives of a commit, by name: those that are in `releases/`, and the others packed in one work tree of
 * it, which is removed again. Nothing of the user's is touched.
 */
export async function archivesOfCommit(
  names: readonly string[],
  commit: string,
  step: Step = withoutWords,
): Promise<Map<string, string>> {
  const out = path.join(releasesFolder, 'earlier-commits')
  const archiveOf = (name: string) =>
    archiveIn(releasesFolder, name, commit) ?? archiveIn(out, name, commit)
  const missing = names.filter((name) => !archiveOf(name))
  mkdirSync(out, { recursive: true })
  if (missing.length)
    await inTreeOf(
      commit,
      async (tree) => {
        for (const name of missing)
          await step(`Building and packing ${name} of ${commit.slice(0, 8)}, once`, (signal) =>
            run('npx', ['-y', 'pnpm@12', 'release:pack', name, '--out', out], {
              cwd: tree,
              signal,
            }),
          )
      },
      step,
    )
  return new Map(
    names.map((name) => {
      const made = archiveOf(name)
      if (!made) throw new Error(`Packing ${name} of ${commit} left no archive in ${out}.`)
      return [name, made]
    }),
  )
}

/** The archive of a commit: the one that is in `releases/`, or one that is packed for it. */
export async function archiveOfCommit(name: string, commit: string): Promise<string> {
  const archives = await archivesOfCommit([name], commit)
  return archives.get(name) ?? ''
}
