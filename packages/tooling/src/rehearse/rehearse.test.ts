import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { kernelMigrations } from '@marquee/platform-kernel/migrations'
import { isContracting } from '@marquee/platform-kernel/migrate'
import { afterAll, describe, expect, it } from 'vitest'
import { readServices } from '../release/deployFiles.ts'
import { commitNamed } from '../release/earlier.ts'
import { migrationNames } from '../release/platform.ts'
import { rowsOf } from '../releaseRehearse.ts'
import { root } from '../workspace.ts'
import { planted, plantedMigration } from './planted.ts'
import { makeHouse } from './house.ts'
import { edgeVariables, gateVariables, type Hosts, type Ports } from './proxy.ts'
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
  beside: { acts: [40, 50], failed: [], otherBuilds: [] },
  resent: ['rounds.play: read ECONNRESET'],
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
  ['an act failed', { failed: ['rounds.play: 502'] }, /failed acts$/],
  [
    'an act failed on the brand beside',
    { beside: { acts: [40, 50], failed: ['rounds.play: 502'], otherBuilds: [] } },
    /failed acts on the other brand/,
  ],
  [
    'nobody could play on the brand beside for a while',
    { beside: { acts: [40, 0], failed: [], otherBuilds: [] } },
    /without play on the other brand/,
  ],
  [
    'the brand beside was given another build',
    { beside: { acts: [40, 50], failed: [], otherBuilds: ['a tenth: 1a2b'] } },
    /other brand another build/,
  ],
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
  const verdictOn = (promise: string) => verdicts.find(([name]) => name === promise)?.[3]
  expect([verdictOn('failed acts'), verdictOn('roll-back')]).toEqual(['BROKEN', 'not measured'])
  expect(
    rowsOf(makeOutcome({ starvation: 4 })).every(([, , , verdict]) => verdict === 'holds'),
  ).toBe(true)
})

const ports: Ports = {
  edge: { tls: 1, clear: 2 },
  gate: 3,
  fronts: [4, 5],
  beside: 6,
  platforms: { api: [7, 8], sockets: [9, 10], worker: [11, 12] },
}
const hosts: Hosts = {
  brand: 'play.first.localhost',
  beside: 'play.second.localhost',
  staff: 'staff.localhost',
}

it.each([
  ['none', undefined, undefined],
  ['tenth', 'two', '0.|1[0-9]'],
  ['all', 'two', '..'],
] as const)(
  'a share of %s sends those places, and no others, to the next release of one brand',
  (share, releases, places) => {
    const variables = edgeVariables(ports, hosts, share)
    expect(variables).toMatchObject({ FIRST: '127.0.0.1:4', FIRST_NEXT: '127.0.0.1:5' })
    expect([variables['FIRST_RELEASES'], variables['FIRST_PLACES']]).toEqual([releases, places])
    expect(Object.keys(variables).filter((name) => /^SECOND_(?!HOST)/.test(name))).toEqual([])
  },
)

it('the runbook has the places of a tenth', () => {
  const runbook = readFileSync(path.join(root, 'docs/runbooks/release-a-brand.md'), 'utf8')
  expect(runbook).toContain("FIRST_RELEASES=two FIRST_PLACES='0.|1[0-9]'")
})

it('calls and connections go to the platform that is named first', () => {
  expect(gateVariables(ports, 'now')).toEqual({
    GATE_PORT: '3',
    APIS: '127.0.0.1:7 127.0.0.1:8',
    SOCKETS: '127.0.0.1:9 127.0.0.1:10',
  })
  expect(gateVariables(ports, 'next')).toMatchObject({
    APIS: '127.0.0.1:8 127.0.0.1:7',
    SOCKETS: '127.0.0.1:10 127.0.0.1:9',
  })
})

describe('the house of a rehearsal', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has the roles, and tells each process what the compose file tells it', async () => {
    const services = readServices()
    const brand = { brand: 'first', key: 'first' }
    const beside = { brand: 'second', key: 'second', front: '' }
    const house = await makeHouse({ ...brand, beside, folder }, 'postgres://', 'redis://')
    expect(house.roles.toSorted()).toEqual(['api', 'sockets', 'worker'])
    expect(Object.keys(house.ports.platforms)).toEqual(house.roles)
    const told = (name: string) => Object.keys(services[name]?.environment ?? {})
    // What differs on purpose: a sandbox, its own addresses, and no company to send mails through or to watch.
    const outside =
      /^(?:GEOIP_FILE|MAIL_\w+|METRICS_KEY|MONITORING_KEY|PROMETHEUS_URL|EARLIER_RELEASES)$/
    const pairs = [
      ['api', house.env.platform],
      ['sockets', house.env.platform],
      ['worker', house.env.worker],
      ['first', house.env.front],
      ['second', house.env.beside],
    ] as const
    for (const [name, env] of pairs)
      expect([
        name,
        told(name).filter((variable) => !outside.test(variable) && !(variable in env)),
      ]).toEqual([name, []])
    // What signs the record is with the worker alone.
    expect(Object.keys(services).filter((name) => told(name).includes('SEAL_KEY'))).toEqual([
      'worker',
      'worker-next',
    ])
    expect('SEAL_KEY' in house.env.platform).toBe(false)
    const proxied = { ...edgeVariables(ports, hosts, 'tenth'), ...gateVariables(ports, 'now') }
    for (const name of ['proxy', 'gate'])
      expect(
        told(name).filter((variable) => !variable.startsWith('SECOND_') && !(variable in proxied)),
      ).toEqual([])
  })
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
