import { execFileSync } from 'node:child_process'
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
