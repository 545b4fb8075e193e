import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { commitOf } from '@marquee/brand-build/stamp'
import { findBrowsers } from '../chromium.ts'
import { inTreeOf } from '../release/earlier.ts'
import { releasesFolder } from '../release/make.ts'
import { run } from '../run.ts'
import type { Step } from '../steps.ts'
import { root, UsageError } from '../workspace.ts'
import { type Walked, type WalkReport, walkOf } from './walk.ts'

/** A brand that is walked: its folder, and the name with which titles of its walks begin. */
export interface Walking {
  name: string
  title: string
}

/** Where the report of a brand's walk at a commit is kept: it is made once. */
export const walkFile = (name: string, commit: string): string =>
  path.join(releasesFolder, 'walks', `${name}-${commit.slice(0, 8)}.json`)

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

export const reportIn = (file: string): WalkReport =>
  JSON.parse(readFileSync(file, 'utf8')) as WalkReport

/**
 * Walks every page and modal of a brand, as a tree has it, with axe; what fails is in the report.
 * @throws UsageError where there was no walk at all.
 */
async function walkIn(
  tree: string,
  { name, title }: Walking,
  file: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  mkdirSync(path.dirname(file), { recursive: true })
  const { chromium, shell } = findBrowsers()
  const args = ['playwright', 'test', '--project=walk', `--grep=${escaped(`${title}, `)}`]
  try {
    await run('npx', ['-y', 'pnpm@12', '--filter=@marquee/e2e', 'exec', ...args], {
      cwd: tree,
      signal,
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        // All of its pages and modals with axe; a release from before this variable walks as it did then.
        E2E_BRAND: name,
        E2E_NIGHT: '1',
        TEST_REPORT: file,
        CHROMIUM_PATH: chromium,
        CHROMIUM_SHELL_PATH: shell,
      },
    })
  } catch (error) {
    // Walks that fail are what is asked for; a report without one says that nobody walked.
    if (!(error instanceof UsageError) || !existsSync(file)) throw error
    if (!walkOf(reportIn(file), title))
      throw new UsageError(
        `${name} could not be walked; what was printed above says why. '--no-walks' leaves accessibility out.`,
      )
  }
}

/** Walks brands as the working tree has them; what a clean commit has, once. */
export async function walksNow(
  brands: readonly Walking[],
  isDirty: boolean,
  step: Step,
): Promise<Map<string, Walked | null>> {
  const { hash } = commitOf(root)
  const walked = new Map<string, Walked | null>()
  for (const brand of brands) {
    const file = walkFile(brand.name, isDirty ? 'worktree' : hash)
    if (isDirty || !existsSync(file))
      await step(`Walking every page and modal of ${brand.title}`, (signal) =>
        walkIn(root, brand, file, signal),
      )
    walked.set(brand.name, walkOf(reportIn(file), brand.title))
  }
  return walked
}

/**
 * Walks brands as they were released, each commit in a tree of its own; those of which a report is kept are
 * not walked again.
 * @param commits by folder of the brand; a brand without one was never released.
 */
export async function walksBefore(
  brands: readonly Walking[],
  commits: ReadonlyMap<string, string>,
  step: Step,
): Promise<Map<string, Walked | null>> {
  const released = brands.flatMap((brand) => {
    const commit = commits.get(brand.name)
    return commit === undefined ? [] : { ...brand, commit, file: walkFile(brand.name, commit) }
  })
  const missing = released.filter(({ file }) => !existsSync(file))
  for (const [commit, those] of Map.groupBy(missing, (one) => one.commit))
    await inTreeOf(
      commit,
      async (tree) => {
        for (const brand of those)
          await step(`Walking ${brand.title} of ${commit.slice(0, 8)}, once`, (signal) =>
            walkIn(tree, brand, brand.file, signal),
          )
      },
      step,
    )
  return new Map(released.map(({ name, title, file }) => [name, walkOf(reportIn(file), title)]))
}
