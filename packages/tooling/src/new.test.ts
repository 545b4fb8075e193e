import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

let copy: string

/** Runs a program in the copy; gives what it printed. @throws with all of that when it fails. */
function inCopy(program: string, ...args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: {
      ...process.env,
      TURBO_TELEMETRY_DISABLED: '1',
      CI: 'true',
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status === 0) return stdout
  const said = [stdout, stderr].filter(Boolean).join('\n')
  throw new Error(`${[program, ...args].join(' ')}: ${error?.message ?? `code ${status}`}\n${said}`)
}

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases)([/\\]|$)/

/** A feature that some brands have, to be taken out. */
const removed = 'lottery'
/** A brand that had it. */
let had: string | undefined

/** The first brand that lists a feature among its packages. */
const brandWith = (feature: string): string | undefined =>
  readdirSync(path.join(copy, 'apps')).find((folder) => {
    const app = path.join(copy, 'apps', folder)
    return (
      existsSync(path.join(app, 'brand.ts')) &&
      readFileSync(path.join(app, 'package.json'), 'utf8').includes(`features-${feature}"`)
    )
  })

/**
 * The workspace as it stands, in a folder of its own: with a brand that is generated, without a feature
 * that is removed, and with one that is generated. Every check below sees all three at once, as each of
 * them takes seconds that are not about what it looks at.
 */
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-new-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  inCopy('git', 'init', '-q')
  inCopy('pnpm', 'install', '--prefer-offline', '--frozen-lockfile')
  inCopy('pnpm', 'new', 'brand', 'river-boat', 'RiverBoat')
  had = brandWith(removed)
  inCopy('pnpm', 'feature:remove', removed)
  inCopy('git', 'add', '-A')
  inCopy('pnpm', 'new', 'feature', 'lucky-kite')
}, 360_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

/** Runs tests of the copy; gives what was printed. */
const test = (...args: string[]) => inCopy('pnpm', 'exec', 'vitest', 'run', ...args)

describe('a brand and a feature that are generated, and a feature that is removed', () => {
  it('are formatted and without a lint error', () => {
    const packages = ['packages/features-lucky-kite', 'apps/river-boat', 'themes/river-boat']
    inCopy('pnpm', 'exec', 'oxfmt', '--check', ...packages)
    expect(inCopy('pnpm', 'exec', 'oxlint', ...packages)).toContain('0 errors')
  }, 60_000)

  it('keep to the import direction', () => {
    expect(inCopy('pnpm', 'run', 'boundaries')).toContain('no issues found')
  }, 60_000)

  it('fit the types of everything', () => {
    expect(inCopy('pnpm', 'exec', 'tsc', '-p', 'tsconfig.json')).toBe('')
  }, 900_000)

  it('build: the new brand, and one that had what was removed', () => {
    expect(had).toBeDefined()
    expect(existsSync(path.join(copy, 'packages', `features-${removed}`))).toBe(false)
    const brands = ['river-boat', had].flatMap((folder) => ['--filter', `@marquee/app-${folder}`])
    inCopy('pnpm', ...brands, '--workspace-concurrency=1', 'run', 'build')
    for (const folder of ['river-boat', had ?? ''])
      expect(existsSync(path.join(copy, 'apps', folder, 'dist'))).toBe(true)
  }, 900_000)

  it('pass the tests of the new feature, on the platform too, of the new brand, and of what had the removed one', () => {
    const onPlatform = ['apps/platform/src/tests/lucky-kite', 'apps/platform/src/brands']
    const printed = [
      test('--project=integration', ...onPlatform),
      test(
        '--project=unit*',
        'packages/features-lucky-kite',
        'packages/base-features',
        'packages/feature-page',
        'packages/core/src/inbox',
        'packages/core/src/modals/everyBrand',
        'packages/tooling/src/featureNames',
      ),
    ]
    for (const text of printed) expect(text).toMatch(/Tests +\d+ passed/)
    for (const folder of ['packages/features-lucky-kite', ...onPlatform])
      expect(printed.join('')).toContain(folder)
  }, 900_000)

  it('are known to every gate over all calls', () => {
    const gates = ['platform.breaks', 'platform.ownership', '-t', 'lucky-kite|every call']
    expect(test('--project', 'integration', ...gates)).toMatch(/Tests +\d+ passed/)
    const document = readFileSync(path.join(copy, 'docs/contracts/openapi.json'), 'utf8')
    expect(document).toContain('/rest/lucky-kite/play/')
  }, 120_000)

  it('leave nothing behind of what the generator wrote once it is removed', () => {
    inCopy('pnpm', 'feature:remove', 'lucky-kite')
    const changed = inCopy('git', 'status', '--porcelain').split('\n')
    const left = changed.filter((line) => !/^A {2}|pnpm-lock/.test(line))
    expect(left.filter(Boolean)).toEqual([])
  }, 120_000)
})
