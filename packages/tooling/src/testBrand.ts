import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brandFolders } from '@marquee/brand-build/front'
import { findBrowsers } from './chromium.ts'
import { type Program, runBeside } from './runBeside.ts'
import { appsRoot, command, root, UsageError } from './workspace.ts'

const usage = (folders: readonly string[]) =>
  `Say which brand: 'pnpm test:brand <folder>' with one of: ${folders.join(', ')}.`

/** What the brand is called in titles of tests. */
function namesOf(folder: string): { key: string; name: string } {
  const manifest = readFileSync(path.join(appsRoot, folder, 'package.json'), 'utf8')
  return (JSON.parse(manifest) as { marquee: { key: string; name: string } }).marquee
}

/** What is served beside a brand. */
const shown = ['game-catalogue', 'arcade', 'studio-games', 'back-office']

/**
 * `pnpm test:brand <folder>`: what can be asked of one brand without building another: format and lint of
 * its sources, contrast of its theme in both modes, its settings and menus, and by day's and night's browser
 * tests its pages and modals, every one of them with axe. For whoever works on a brand; what brands must not
 * share with each other is asked by `apps/platform/src/brands`, which runs here too. Types, and stories in
 * its theme, are the test command's.
 * @throws UsageError for a folder that is no brand, and for the first check that fails.
 */
async function testBrand(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const folders = brandFolders(appsRoot)
  const [folder] = positionals
  if (folder === undefined || !folders.includes(folder)) throw new UsageError(usage(folders))
  const { key, name } = namesOf(folder)
  const own = [`apps/${folder}`, `themes/${folder}`].filter((one) =>
    existsSync(path.join(root, one)),
  )
  const { chromium, shell } = findBrowsers()
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: shell,
    TURBO_TELEMETRY_DISABLED: '1',
  }
  const step = (title: string, ...args: string[]): Program => ({
    name: title,
    program: 'pnpm',
    args,
    env,
  })
  const vitest = ['exec', 'vitest', 'run']
  const storybook = ['--filter', '@marquee/storybook', ...vitest]
  const steps: Program[] = [
    step('Format', 'exec', 'oxfmt', '--check', ...own),
    step('Lint', 'exec', 'oxlint', '--type-aware', ...own),
    step('Theme', ...storybook, '--project', 'themes', 'src/themes.test.ts', '-t', key),
    step(
      'Settings and menus',
      ...vitest,
      '--project=integration*',
      'apps/platform/src/brands',
      'everyBrand',
    ),
    step(
      'Build',
      'exec',
      'turbo',
      'run',
      'build',
      '--output-logs=errors-only',
      ...[`app-${folder}`, ...shown].map((target) => `--filter=@marquee/${target}`),
    ),
    {
      // With the night's: by day the same behaviour is looked at in other brands.
      name: 'Pages in a browser',
      program: 'pnpm',
      args: ['--filter', '@marquee/e2e', 'exec', 'playwright', 'test', '--grep-invert=@alone'],
      env: { ...env, E2E_BRAND: folder, E2E_NIGHT: '1' },
    },
  ]
  for (const one of steps) await runBeside([one])
  console.log(`\n${name} passed ${steps.length} checks.`)
}

await command(testBrand)
