import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from './workspace.ts'

let copy: string

const inCopy = (program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', CI: 'true' },
    maxBuffer: 64 * 1024 * 1024,
  })

const left =
  /(^|[/\\])(node_modules|dist|\.turbo|\.git|\.data|test-results|storybook-static|releases)([/\\]|$)/

// The workspace as it stands, in a folder of its own, with one brand and one feature generated.
beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'marquee-new-'))
  cpSync(root, copy, { recursive: true, filter: (file) => !left.test(path.relative(root, file)) })
  inCopy('git', 'init', '-q')
  inCopy('pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile')
  inCopy('pnpm', 'new', 'feature', 'lucky-kite')
  inCopy('pnpm', 'new', 'brand', 'river-boat', 'RiverBoat')
}, 240_000)

afterAll(() => rmSync(copy, { recursive: true, force: true }))

describe('what the generators write', () => {
  const packages = ['packages/features-lucky-kite', 'apps/river-boat', 'themes/river-boat']

  it('is typed', () => {
    // With the platform, whose domains say what a brand's campaigns may hold.
    const include = [
      ...packages,
      'apps/platform/src/brands',
      'apps/platform/src/tests/lucky-kite',
      'apps/wireframe',
    ]
    writeFileSync(
      path.join(copy, 'tsconfig.generated.json'),
      JSON.stringify({ extends: './tsconfig.json', include }),
    )
    inCopy('pnpm', 'exec', 'tsc', '-p', 'tsconfig.generated.json')
  }, 120_000)

  it('is formatted and without a lint error', () => {
    inCopy('pnpm', 'exec', 'oxfmt', '--check', ...packages)
    inCopy('pnpm', 'exec', 'oxlint', ...packages)
  }, 60_000)

  it('keeps to the import direction', () => {
    expect(inCopy('pnpm', 'run', 'boundaries')).toContain('no issues found')
  }, 60_000)

  it('has a feature whose own tests pass, on the platform too', () => {
    const test = (project: string, folder: string) =>
      inCopy('pnpm', 'exec', 'vitest', 'run', '--project', project, folder)
    test('unit*', 'packages/features-lucky-kite')
    test('integration', 'apps/platform/src/tests/lucky-kite')
  }, 120_000)

  it('has a feature that every gate over all calls knows', () => {
    inCopy('pnpm', 'exec', 'vitest', 'run', '--project', 'integration', 'platform.breaks')
    inCopy('pnpm', 'run', 'openapi')
    const document = readFileSync(path.join(copy, 'docs/contracts/openapi.json'), 'utf8')
    expect(document).toContain('/rest/lucky-kite/play/')
  }, 120_000)

  it('has a brand that builds and that the platform knows', () => {
    inCopy('pnpm', '--filter', '@marquee/app-river-boat', 'run', 'build')
    inCopy('pnpm', 'exec', 'vitest', 'run', '--project', 'integration', 'apps/platform/src/brands')
  }, 120_000)
})
