import { execFileSync } from 'node:child_process'
import { root } from '../workspace.ts'

/** What goes into each brand's build, as one number, by the brand's folder. */
export type Builds = Record<string, string>

interface DryRun {
  tasks: { package: string; task: string; hash: string }[]
}

const app = '@marquee/app-'

/** Of turbo's dry run, what goes into each brand's build. */
export const buildsIn = ({ tasks }: DryRun): Builds =>
  Object.fromEntries(
    tasks
      .filter((one) => one.task === 'build' && one.package.startsWith(app))
      .map((one) => [one.package.slice(app.length), one.hash]),
  )

/** What goes into the brands' builds in a tree that is installed. */
export function buildsOfTree(tree: string): Builds {
  const answer = execFileSync('npx', ['turbo', 'run', 'build', '--dry=json', `--filter=${app}*`], {
    cwd: tree,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1' },
  })
  return buildsIn(JSON.parse(answer) as DryRun)
}

/** Files that are another than at a commit, those that no commit has included. */
export function filesSince(commit: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
  return [
    ...git('diff', '--name-only', commit),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
}

const isProven = (file: string): boolean => /\.(?:test|spec)\.tsx?$|\.md$/.test(file)
/** What the platform is made of is in no brand's build, and says what every brand shows. */
const isPlatform = (file: string): boolean =>
  !isProven(file) &&
  /^(?:packages\/[^/]+\/src\/server\/|packages\/platform-|apps\/platform\/)/.test(file)

/**
 * Which brands a change touches: those whose build is another, those whose campaigns or content are, and
 * every one where the platform is.
 */
export function touchedBrands(
  brands: readonly string[],
  { before, now, files }: { before: Builds; now: Builds; files: readonly string[] },
): string[] {
  if (files.some(isPlatform)) return [...brands]
  return brands.filter(
    (brand) =>
      before[brand] !== now[brand] ||
      files.some(
        (file) =>
          file === `apps/${brand}/campaigns.ts` || file.startsWith(`apps/${brand}/content/`),
      ),
  )
}
