import { execFileSync } from 'node:child_process'
import { readBuild } from '../environment.ts'

export interface Commit {
  /** Its hash, or `unknown` where there is neither a repository nor a variable that says it. */
  hash: string
  /** When it was made, epoch ms; null when that cannot be known. */
  time: number | null
}

function git(root: string, ...args: string[]): string | null {
  try {
    const output = execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
    return output.toString().trim() || null
  } catch {
    return null
  }
}

const secondsOf = (text: string | null | undefined): number | null =>
  text && /^\d+$/.test(text) ? Number(text) * 1000 : null

/** Whether the repository's files are not what its commit says; not where there is no repository. */
export const isDirty = (root: string): boolean => git(root, 'status', '--porcelain') !== null

/**
 * What a build is made from: `COMMIT` or `GITHUB_SHA`, else the repository's own word. Its time comes
 * from `SOURCE_DATE_EPOCH` (seconds) or the commit, never from the clock: the same sources give the
 * same build.
 */
export function commitOf(root: string, env: NodeJS.ProcessEnv = process.env): Commit {
  const { SOURCE_DATE_EPOCH, COMMIT, GITHUB_SHA } = readBuild(env)
  const time = secondsOf(SOURCE_DATE_EPOCH) ?? secondsOf(git(root, 'log', '-1', '--format=%ct'))
  return {
    hash: COMMIT ?? GITHUB_SHA ?? git(root, 'rev-parse', 'HEAD') ?? 'unknown',
    time,
  }
}
