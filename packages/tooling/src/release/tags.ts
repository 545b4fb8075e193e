import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { isDirty } from '@marquee/brand-build/stamp'
import { UsageError } from '../workspace.ts'
import type { Deliverable } from './deliverables.ts'

/** The version of what was never released. */
const unreleased = '0.0.0'

/** What the tag of a release is called, as changesets calls them. */
export const tagOf = ({
  package: name,
  version,
}: Pick<Deliverable, 'package' | 'version'>): string => `${name}@${version}`

/**
 * Tags the commit with each deliverable's version that no tag has yet: brands, platform and back office.
 * Packages inside have no versions, so they get none.
 * @returns the new tags.
 * @throws UsageError where the commit has not what the versions are of.
 */
export function tagReleases(root: string, deliverables: readonly Deliverable[]): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  if (isDirty(root))
    throw new UsageError(
      'There are changes that no commit has, so a tag would not name what is released. Commit them first.',
    )
  const there = new Set(git('tag', '--list').split('\n'))
  const missing = deliverables
    .filter(({ version }) => version !== unreleased)
    .map(tagOf)
    .filter((tag) => !there.has(tag))
  for (const tag of missing) git('tag', '--annotate', tag, '--message', tag)
  return missing
}

/**
 * What stands for the newest release of something in git: its tag, or the commit that wrote its record where
 * a clone came without tags; null before the first.
 */
export function newestRelease(root: string, deliverable: Deliverable): string | null {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const pattern = tagOf({ ...deliverable, version: '*' })
  const [tag] = git('tag', '--list', pattern, '--sort=-v:refname').split('\n')
  if (tag) return tag
  const record = path.join('apps', deliverable.name, 'release.json')
  return git('log', '--max-count=1', '--format=%H', '--', record).trim() || null
}
