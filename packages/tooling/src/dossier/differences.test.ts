import { describe, expect, it } from 'vitest'
import type { Archived, Licensed } from './archive.ts'
import type { Between } from './between.ts'
import { callChanges, newLicences, newSteps, packageChanges, switched } from './differences.ts'
import { largestChanges, sizesOf } from './sizes.ts'
import { changedTexts, textChanges, textsOf } from './texts.ts'
import { walkChanges, walkOf } from './walk.ts'

const makeArchived = (overrides: Partial<Archived> = {}): Archived => ({
  version: '1.0.0',
  commit: 'a'.repeat(40),
  time: '2026-11-24T00:00:00.000Z',
  features: [],
  locales: ['en', 'es'],
  files: [],
  size: 100,
  packages: [],
  ...overrides,
})

/** Files on both sides, by their paths. */
function makeBetween(files: Record<string, [before: string | null, now: string | null]>): Between {
  const side = (nth: 0 | 1) => (file: string) => {
    const text = files[file]?.[nth] ?? null
    return text === null ? null : Buffer.from(text)
  }
  return {
    changed: (folders) =>
      Object.entries(files)
        .filter(
          ([file, [before, now]]) =>
            before !== now && folders.some((one) => file.startsWith(`${one}/`)),
        )
        .map(([file]) => file)
        .sort(),
    before: side(0),
    now: side(1),
  }
}

describe('texts', () => {
  const texts = (value: object) => textsOf(Buffer.from(JSON.stringify(value)))

  it('say what came, what went and what reads otherwise', () => {
    const before = texts({ play: { title: 'Play', note: 'Once more' }, old: 'Gone' })
    const now = texts({ play: { title: 'Play', note: 'Try again' }, fresh: 'New' })
    expect(changedTexts(before, now)).toEqual([
      { key: 'fresh', before: null, now: 'New' },
      { key: 'old', before: 'Gone', now: null },
      { key: 'play.note', before: 'Once more', now: 'Try again' },
    ])
  })

  it('leave out what the brand says in its own words, in that locale', () => {
    const between = makeBetween({
      'packages/features-lobby/src/messages/en.json': [
        '{"title":"Home","note":"a"}',
        '{"title":"Start","note":"b"}',
      ],
      'packages/features-lobby/src/messages/es.json': ['{"title":"Casa"}', '{"title":"Inicio"}'],
      'apps/reef/messages/en.json': ['{"lobby":{"title":"Reef"}}', '{"lobby":{"title":"Reef"}}'],
      'packages/features-other/src/messages/en.json': ['{"x":"1"}', '{"x":"2"}'],
    })
    const found = textChanges(between, {
      folders: ['packages/features-lobby', 'apps/reef'],
      brandFolder: 'apps/reef',
      locales: ['en', 'es'],
    })
    expect(found.map(({ locale, key, now }) => [locale, key, now])).toEqual([
      ['en', 'note', 'b'],
      ['es', 'title', 'Inicio'],
    ])
  })
})

describe('sizes', () => {
  const file = (path: string, size: number) => ({ path, size })
  const before = makeArchived({
    size: 1000,
    files: [
      file('client/assets/Page-abcdefg1.js', 100),
      file('client/assets/Page-abcdefg1.js.br', 30),
      file('client/assets/Old-abcdefg1.js', 7),
    ],
  })
  const now = makeArchived({
    size: 1200,
    files: [
      file('client/assets/Page-hijklmn2.js', 140),
      file('client/assets/Page-hijklmn2.js.br', 40),
      file('client/x.css', 5),
    ],
  })

  it('are summed by kind, the compressed apart', () => {
    expect(sizesOf(before, now)).toEqual([
      { what: 'Scripts, as sent', before: 30, now: 40 },
      { what: 'Scripts', before: 107, now: 140 },
      { what: 'Styles', before: 0, now: 5 },
      { what: 'Archive', before: 1000, now: 1200 },
    ])
  })

  it('of files are compared without their hashes, the largest change first', () => {
    expect(largestChanges(before, now)).toEqual([
      { what: 'Page.js', before: 100, now: 140 },
      { what: 'Old.js', before: 7, now: 0 },
      { what: 'x.css', before: 0, now: 5 },
    ])
  })

  it('are compared with nothing before the first release', () => {
    expect(sizesOf(null, now).map((size) => size.before)).toEqual([null, null, null, null])
    expect(largestChanges(null, now)).toEqual([])
  })
})

it('features are told as turned on and off; all are on before the first release', () => {
  expect(switched(['wheels', 'chat'], ['wheels', 'quests'])).toEqual({
    on: ['quests'],
    off: ['chat'],
  })
  expect(switched(null, ['wheels'])).toEqual({ on: ['wheels'], off: [] })
})

describe('packages of others', () => {
  const one = (name: string, version: string, licence = 'MIT'): Licensed => ({
    name,
    version,
    licence,
  })
  const before = makeArchived({
    packages: [one('a', '1.0.0'), one('b', '1.0.0'), one('gone', '2.0.0')],
  })
  const now = makeArchived({
    packages: [one('a', '1.1.0'), one('b', '1.0.0', 'GPL-3.0-only'), one('come', '1.0.0')],
  })

  it('come, go, change their version or their licence', () => {
    expect(
      packageChanges(before, now).map((change) => [
        change.name,
        change.before?.version,
        change.now?.version,
      ]),
    ).toEqual([
      ['a', '1.0.0', '1.1.0'],
      ['b', '1.0.0', '1.0.0'],
      ['come', undefined, '1.0.0'],
      ['gone', '2.0.0', undefined],
    ])
  })

  it('bring licences that none had', () => {
    expect(newLicences(before, now)).toEqual(['GPL-3.0-only'])
    expect(newLicences(null, now)).toEqual([])
  })
})

it('calls are added, changed and removed, and say whom they break', () => {
  const call = (id: string, more: object = {}) => ({
    get: { operationId: id, responses: {}, ...more },
  })
  const components = { schemas: {} }
  const before = { components, paths: { '/a/': call('a'), '/b/': call('b') } }
  const now = { components, paths: { '/a/': call('a', { summary: 'Now told' }), '/c/': call('c') } }
  const changes = callChanges(before, now)
  expect(changes).toMatchObject({
    added: ['GET /c/ (c)'],
    changed: ['GET /a/ (a)'],
    removed: ['GET /b/ (b)'],
  })
  expect(changes.breaking.join()).toContain('b')
})

it('migrations are those that no file named before; what takes away says so', () => {
  const between = makeBetween({
    'packages/platform-play/src/migrations.ts': [
      "[{ name: '20261201-1-rounds' }]",
      "[{ name: '20261201-1-rounds' }, { name: '20270101-1-notes' }]",
    ],
    'packages/features-quests/src/server/migrations.ts': [
      null,
      "[{ name: '20270102-1-drop-old' }]",
    ],
    'packages/platform-play/src/migrations.test.ts': [null, "'20990101-1-never'"],
  })
  expect(newSteps(between)).toEqual([
    { name: '20270101-1-notes', isContracting: false },
    { name: '20270102-1-drop-old', isContracting: true },
  ])
})

describe('walks', () => {
  const spec = (title: string, ...messages: string[]) => ({
    title,
    ok: !messages.length,
    tests: [
      {
        results: [
          { errors: [{ message: 'a first try' }] },
          { errors: messages.map((message) => ({ message })) },
        ],
      },
    ],
  })
  /** As the browser tests fail where axe finds something: in colours. */
  const breach = (what: string, ...rules: string[]) =>
    `Error: ${what}\n\n\u001B[2mexpect(\u001B[22mreceived)\n- Array []\n+ Array [\n${rules.map((rule) => `\u001B[31m+     "id": "${rule}",\u001B[39m\n`).join('')}+ ]`

  const report = {
    stats: { startTime: '2026-11-24T01:00:00.000Z' },
    suites: [
      {
        title: 'walk',
        specs: [
          spec('Reef, dark: a guest'),
          spec(
            'Reef, dark: a player',
            breach('/vip', 'color-contrast', 'label'),
            breach('modal game', 'label'),
            'Error: headings of /vip\n\nexpect(received).toBe(expected)',
          ),
          spec('Marsh, light: a guest', breach('/', 'label')),
        ],
      },
    ],
  }

  it('tell what axe found in the brand that was walked, in no other, and what else failed', () => {
    expect(walkOf(report, 'Reef')).toEqual({
      at: '2026-11-24T01:00:00.000Z',
      walks: 2,
      findings: ['/vip: color-contrast', '/vip: label', 'modal game: label'],
      others: ['headings of /vip'],
    })
    expect(walkOf(report, 'Dune')).toBeNull()
  })

  it('that were ended from outside do not pass for walks that found nothing', () => {
    const ended = { title: 'Reef, dark: a guest', ok: false, tests: [{ results: [] }] }
    const suites = [{ title: 'walk', specs: [ended] }]
    expect(walkOf({ ...report, suites }, 'Reef')?.others).toEqual(['Reef, dark: a guest'])
  })

  it('are compared with those of the last release by what was found then and now', () => {
    const walked = (...findings: string[]) => ({ at: '', walks: 2, findings, others: [] })
    expect(walkChanges(walked('c', 'd'), walked('d', 'new'))).toEqual({
      broken: ['new'],
      mended: ['c'],
      still: ['d'],
    })
  })
})
