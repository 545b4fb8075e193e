import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  adviceFor,
  type Advisory,
  auditLock,
  compareVersions,
  type Locked,
  readLock,
} from './audit.ts'
import { root } from './workspace.ts'

const good = 'integrity: sha512-abc=='
const makeLocked = (overrides: Partial<Locked> = {}): Locked => ({
  name: 'left-pad',
  version: '1.3.0',
  resolution: good,
  ...overrides,
})
const makeAdvisory = (events: Record<string, string>[], type = 'SEMVER'): Advisory => ({
  id: 'GHSA-test',
  affected: [{ package: { ecosystem: 'npm', name: 'left-pad' }, ranges: [{ type, events }] }],
})

describe('readLock', () => {
  it('reads every package of the workspace’s own lockfile, scoped and not', () => {
    const text = readFileSync(path.join(root, 'pnpm-lock.yaml'), 'utf8')
    const packages = readLock(text)
    expect(packages).toHaveLength(text.match(/^ {4}resolution: /gm)?.length ?? 0)
    expect(packages.find(({ name }) => name === '@hono/node-server')?.resolution).toContain(
      'sha512',
    )
    expect(packages.find(({ name }) => name === 'kysely')?.version).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('says so when it no longer understands the file', () => {
    expect(() => readLock('lockfileVersion: 12')).toThrow('lists no packages')
  })
})

describe('compareVersions', () => {
  it.each([
    ['1.2.3', '1.2.10'],
    ['1.9.9', '2.0.0'],
    ['2.0.0-beta.2', '2.0.0-beta.10'],
    ['2.0.0-rc.1', '2.0.0'],
  ])('puts %s before %s', (less, more) => {
    expect(compareVersions(less, more)).toBeLessThan(0)
    expect(compareVersions(more, less)).toBeGreaterThan(0)
    expect(compareVersions(less, less)).toBe(0)
  })
})

describe('auditLock', () => {
  it.each([
    ['no integrity', { resolution: '' }, 'no sha512'],
    ['sha1', { resolution: 'integrity: sha1-abc=' }, 'no sha512'],
    [
      'an address',
      { resolution: `${good}, tarball: https://elsewhere.example/a.tgz` },
      'elsewhere',
    ],
    ['a repository', { resolution: 'commit: abc, repo: https://elsewhere.example/a' }, 'elsewhere'],
  ])('refuses a package with %s', (_, overrides, words) => {
    expect(auditLock([makeLocked(overrides)], []).join()).toContain(words)
  })

  it('names what an advisory is about: from where it began, up to where it was mended', () => {
    const events: Record<string, string>[] = [
      { introduced: '1.0.0' },
      { fixed: '1.3.1' },
      { introduced: '2.0.0' },
    ]
    const found = (version: string) =>
      auditLock([makeLocked({ version })], [makeAdvisory(events)]).length
    expect(['0.9.9', '1.0.0', '1.3.0', '1.3.1', '1.9.0', '2.4.0'].map(found)).toEqual([
      0, 1, 1, 0, 0, 1,
    ])
    const last: Record<string, string>[] = [{ introduced: '0' }, { last_affected: '1.3.0' }]
    expect(auditLock([makeLocked()], [makeAdvisory(last)])).toHaveLength(1)
    expect(auditLock([makeLocked({ version: '1.3.1' })], [makeAdvisory(last)])).toEqual([])
  })

  it('leaves other packages, other ecosystems and withdrawn advisories alone', () => {
    const about = makeAdvisory([{ introduced: '0' }])
    expect(auditLock([makeLocked({ name: 'right-pad' })], [about])).toEqual([])
    expect(auditLock([makeLocked()], [{ ...about, withdrawn: '2026-01-01' }])).toEqual([])
  })
  it('reads ranges as osv.dev writes them and as GitHub does, and none of commits', () => {
    const foundAs = (type: string) =>
      auditLock([makeLocked()], [makeAdvisory([{ introduced: '0' }], type)]).length
    expect(['SEMVER', 'ECOSYSTEM', 'GIT'].map(foundAs)).toEqual([1, 1, 0])
  })
})

describe('adviceFor', () => {
  const known = makeAdvisory([{ introduced: '0' }, { fixed: '1.1.0' }])

  it('keeps what names a package of the lockfile, the newer word of two', () => {
    const newer = makeAdvisory([{ introduced: '0' }, { fixed: '1.2.0' }])
    const foreign: Advisory = {
      id: 'GHSA-other',
      affected: [{ package: { ecosystem: 'npm', name: 'right-pad' } }],
    }
    expect(adviceFor([makeLocked()], [known], [newer, foreign])).toEqual([newer])
    expect(adviceFor([makeLocked()], [known, foreign], [])).toEqual([known])
  })

  it('drops what was withdrawn, and of the rest all that decides nothing', () => {
    expect(adviceFor([makeLocked()], [known], [{ ...known, withdrawn: '2026-01-01' }])).toEqual([])
    const long = { ...known, details: 'A long story.' }
    expect(adviceFor([makeLocked()], [], [long])).toEqual([known])
  })

  it('leaves the file as it is when nothing is new', () => {
    const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
    const kept = read('.ci/advisories.json')
    const packages = readLock(read('pnpm-lock.yaml'))
    const advice = adviceFor(packages, JSON.parse(kept) as Advisory[], [])
    expect(advice).toEqual(JSON.parse(kept))
  })
})
