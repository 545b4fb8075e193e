import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

let copy: string

const inCopy = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
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

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases)([/\\]|$)/

// The workspace as it stands, in a folder of its own, with one brand and one feature generated.
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-new-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  inCopy('git', 'init', '-q')
  inCopy('git', 'add', '-A')
  inCopy('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile')
  inCopy('pnpm', 'new', 'brand', 'river-boat', 'RiverBoat')
  inCopy('git', 'add', '-A')
  inCopy('pnpm', 'new', 'feature', 'lucky-kite')
}, 240_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('what the generators write', () => {
  const packages = ['packages/features-lucky-kite', 'apps/river-boat', 'themes/river-boat']

  it('is formatted and without a lint error', () => {
    inCopy('pnpm', 'exec', 'oxfmt', '--check', ...packages)
    expect(inCopy('pnpm', 'exec', 'oxlint', ...packages)).toContain('0 errors')
  }, 60_000)

  it('keeps to the import direction', () => {
    expect(inCopy('pnpm', 'run', 'boundaries')).toContain('no issues found')
  }, 60_000)

  it('has a feature whose own tests pass, on the platform too', () => {
    const test = (project: string, folder: string) =>
      inCopy('pnpm', 'exec', 'vitest', 'run', '--project', project, folder)
    expect(test('unit*', 'packages/features-lucky-kite')).toMatch(/Tests +\d+ passed/)
    expect(test('integration', 'apps/platform/src/tests/lucky-kite')).toMatch(/Tests +\d+ passed/)
  }, 120_000)

  it('has a feature that every gate over all calls knows', () => {
    inCopy(
      'pnpm',
      'exec',
      'vitest',
      'run',
      '--project',
      'integration',
      'platform.breaks',
      'platform.ownership',
      '-t',
      'lucky-kite|every call',
    )
    const document = readFileSync(path.join(copy, 'docs/contracts/openapi.json'), 'utf8')
    expect(document).toContain('/rest/lucky-kite/play/')
  }, 120_000)

  it('has a brand that builds and that the platform knows', () => {
    inCopy('pnpm', '--filter', '@marquee/app-river-boat', 'run', 'build')
    const tests = ['run', '--project', 'integration', 'apps/platform/src/brands']
    expect(inCopy('pnpm', 'exec', 'vitest', ...tests)).toMatch(/Tests +\d+ passed/)
  }, 120_000)
})

describe('a feature that is removed', () => {
  const changed = () =>
    inCopy('git', 'status', '--porcelain')
      .split('\n')
      .filter((line) => !/^A {2}/.test(line))

  it('leaves nothing behind of what the generator wrote', () => {
    inCopy('pnpm', 'feature:remove', 'lucky-kite')
    const left = changed().filter((line) => !/pnpm-lock/.test(line))
    expect(left.filter(Boolean)).toEqual([])
  }, 60_000)

  it('goes with its folder and its lines: types, those of a new brand and feature too, a brand and the tests of what had it are as before', () => {
    const id = 'lottery'
    const had = readdirSync(path.join(copy, 'apps')).find((folder) => {
      const app = path.join(copy, 'apps', folder)
      return (
        existsSync(path.join(app, 'brand.ts')) &&
        readFileSync(path.join(app, 'package.json'), 'utf8').includes(`features-${id}"`)
      )
    })
    expect(had).toBeDefined()
    inCopy('pnpm', 'feature:remove', id)
    expect(existsSync(path.join(copy, 'packages', `features-${id}`))).toBe(false)
    // Of everything once: it takes as long as all other steps here together.
    inCopy('pnpm', 'new', 'feature', 'lucky-kite')
    expect(inCopy('pnpm', 'exec', 'tsc', '-p', 'tsconfig.json')).toBe('')
    inCopy('pnpm', '--filter', `@marquee/app-${had}`, 'run', 'build')
    inCopy(
      'pnpm',
      'exec',
      'vitest',
      'run',
      '--project',
      'unit*',
      'packages/base-features',
      'packages/feature-page',
      'packages/core/src/inbox',
      'packages/core/src/modals/everyBrand',
      'packages/tooling/src/featureNames',
    )
  }, 240_000)
})
