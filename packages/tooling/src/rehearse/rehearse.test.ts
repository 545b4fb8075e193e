import { readFileSync } from 'node:fs'
import path from 'node:path'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { isContracting } from '@marquee/platform-kernel/migrate'
import { expect, it } from 'vitest'
import { commitNamed } from '../release/earlier.ts'
import { migrationNames } from '../release/platform.ts'
import { rowsOf } from '../releaseRehearse.ts'
import { root } from '../workspace.ts'
import { planted, plantedMigration } from './planted.ts'
import { configOf, type Ports } from './proxy.ts'
import type { Outcome } from './rehearsal.ts'

const makeOutcome = (overrides: Partial<Outcome> = {}): Outcome => ({
  stages: [],
  verdict: { drift: 0, duplicates: 0, lost: 0, told: [] },
  record: { holds: true, told: '' },
  rollback: 3_000,
  starvation: 1,
  share: { visitors: 400, next: 41, moved: 0, atAll: 400 },
  missing: [],
  failed: [],
  exits: [],
  acknowledged: 900,
  browserRounds: 9,
  ...overrides,
})

const broken = (overrides: Partial<Outcome>): string[] =>
  rowsOf(makeOutcome(overrides)).flatMap(([promise, , , verdict]) =>
    verdict === 'holds' ? [] : promise,
  )

it('a rehearsal in which nothing broke keeps every promise', () => {
  expect(broken({})).toEqual([])
})

it.each<[string, Partial<Outcome>, RegExp]>([
  ['an act failed', { failed: ['rounds.play: 502'] }, /failed acts/],
  ['N came back too late', { rollback: 10_001 }, /roll-back/],
  [
    'an acknowledgement is lost',
    { verdict: { drift: 0, duplicates: 0, lost: 1, told: [] } },
    /lost/,
  ],
  ['the record does not verify', { record: { holds: false, told: '' } }, /sealed record/],
  [
    'nobody got the next release',
    { share: { visitors: 400, next: 0, moved: 0, atAll: 400 } },
    /tenth/,
  ],
  [
    'a visitor changed sides',
    { share: { visitors: 400, next: 41, moved: 1, atAll: 400 } },
    /changed sides/,
  ],
  [
    'a visitor is left behind',
    { share: { visitors: 400, next: 41, moved: 0, atAll: 399 } },
    /without N\+1/,
  ],
  ['a part is gone', { missing: ['/assets/x.js'] }, /parts/],
  ['nobody played in the browser', { browserRounds: 0 }, /browser/],
])('breaks exactly one promise when %s', (_what, overrides, promise) => {
  expect(broken(overrides)).toEqual([expect.stringMatching(promise)])
})

it('a busy machine says nothing of a late roll-back, and excuses nothing else', () => {
  const verdicts = rowsOf(makeOutcome({ rollback: 12_000, starvation: 4, failed: ['x'] }))
  expect(verdicts.map(([, , , verdict]) => verdict).slice(0, 2)).toEqual(['BROKEN', 'not measured'])
  expect(
    rowsOf(makeOutcome({ starvation: 4 })).every(([, , , verdict]) => verdict === 'holds'),
  ).toBe(true)
})

const ports: Ports = { edge: 1, gate: 2, fronts: [3, 4], platforms: [5, 6] }

it.each([
  ['none', /default 127\.0\.0\.1:3 127\.0\.0\.1:4\n/, false],
  ['tenth', /~\^\(0\.\|1\[0-9\]\) 127\.0\.0\.1:4 127\.0\.0\.1:3\n\t\tdefault 127\.0\.0\.1:3/, true],
  ['all', /default 127\.0\.0\.1:4 127\.0\.0\.1:3\n/, false],
] as const)(
  'a share of %s sends those places, and no others, to the next release',
  (share, table, hasPlaces) => {
    const config = configOf(ports, { share, platform: 'now' }, '/tmp/admin')
    expect(config).toMatch(table)
    expect(config.includes('~^(')).toBe(hasPlaces)
  },
)

it('the runbook has the table of a tenth', () => {
  const runbook = readFileSync(path.join(root, 'docs/runbooks/release-a-brand.md'), 'utf8')
  expect(runbook).toContain('~^(0.|1[0-9]) first-next:3000 first:3000')
})

it('calls go to the platform that is named first', () => {
  const first = (platform: 'now' | 'next') =>
    /to 127\.0\.0\.1:(\d)/.exec(configOf(ports, { share: 'none', platform }, '/tmp/admin'))?.[1]
  expect([first('now'), first('next')]).toEqual(['5', '6'])
})

it('what is planted comes after every migration there is, and only adds', async () => {
  const names = await migrationNames()
  expect(names.every((name) => name < plantedMigration.name)).toBe(true)
  expect(isContracting(plantedMigration.name)).toBe(false)
  expect(kernelMigrations.map(({ name }) => name)).not.toContain(plantedMigration.name)
})

it('is planted into the file of migrations and into no other', () => {
  const { transform } = planted()
  if (typeof transform !== 'function') throw new Error('The plug-in transforms nothing.')
  const on = (id: string) => transform.call({} as never, 'code', id, {} as never)
  expect(on('/x/packages/platform-kernel/src/migrations.ts')).toContain(plantedMigration.name)
  expect(on('/x/packages/platform-play/src/migrations.ts')).toBeNull()
})

it('says what it wants when a commit is none', () => {
  expect(() => commitNamed('no-such-commit')).toThrow(/neither a folder of archives nor a commit/)
})
