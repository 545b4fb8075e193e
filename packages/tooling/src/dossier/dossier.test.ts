import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Window } from 'happy-dom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveOf } from '../release/tar.ts'
import { readArchive } from './archive.ts'
import { sinceCommit } from './between.ts'
import { dossierOf, type Given, type Last } from './gather.ts'
import { pageOf } from './page.ts'
import type { Walked } from './walk.ts'

const root = mkdtempSync(path.join(tmpdir(), 'marquee-dossier-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Reef', '-c', 'user.email=reef@example.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim()

function write(file: string, content: string | object): void {
  const place = path.join(root, file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, typeof content === 'string' ? content : JSON.stringify(content))
}

const call = (id: string) => ({ get: { operationId: id, responses: {} } })

/** A release of a brand as `release:pack` leaves one, as far as a dossier reads it. */
function archived(commit: string, features: string[], scripts: number, packages: string[]) {
  const components = packages.map((name) => ({
    name,
    version: '1.0.0',
    licenses: [{ license: { id: 'MIT' } }],
  }))
  const manifest = {
    version: '1.0.0',
    commit,
    time: '2026-11-24T00:00:00.000Z',
    features,
    locales: ['en', 'es'],
    files: [{ path: 'client/assets/Page-abcdefg1.js', size: scripts }],
  }
  const files = new Map([
    ['manifest.json', Buffer.from(JSON.stringify(manifest))],
    ['sbom.cdx.json', Buffer.from(JSON.stringify({ components }))],
  ])
  return readArchive(archiveOf(files, 0))
}

const brandSource = (lobby: string, extras: string) => `
  export const brand = defineBrand({
    composition: { lobby: '${lobby}' },
    features: [...baseFeatures({ ${extras} })],
  })`

const given: Omit<Given, 'now' | 'last'> = {
  brand: 'reef',
  title: 'Reef & Co',
  version: '1.1.0',
  sentences: { brand: ['Quests say <when> they end.'], platform: [] },
  made: ['apps/reef', 'packages/features-quests', 'packages/platform-play'],
  parts: ['packages/features-quests'],
  walk: null,
  walkBefore: null,
}

const parsed = (html: string) => {
  const { document } = new Window()
  document.write(html)
  return document
}

describe('the dossier of a release', () => {
  let last: Last
  beforeAll(() => {
    git('init', '-q')
    write('packages/features-quests/src/messages/en.json', { end: 'Ends' })
    write('packages/features-quests/src/messages/es.json', { end: 'Termina' })
    write('packages/platform-play/src/migrations.ts', `[{ name: '20261201-1-rounds' }]`)
    write('docs/contracts/openapi.json', {
      components: { schemas: {} },
      paths: { '/a/': call('a') },
    })
    write('apps/e2e/looks/reef/home-phone.webp', 'one picture')
    write('apps/reef/brand.ts', brandSource('spotlight', 'quests: { optimisation }'))
    git('add', '-A')
    git('commit', '-qm', 'one')
    const commit = git('rev-parse', 'HEAD')
    write('packages/features-quests/src/messages/en.json', { end: 'Ends in {{time}}' })
    write('packages/features-quests/src/messages/es.json', { end: 'Termina en {{time}}' })
    write(
      'packages/platform-play/src/migrations.ts',
      `[{ name: '20261201-1-rounds' }, { name: '20270101-1-notes' }]`,
    )
    write('docs/contracts/openapi.json', { paths: { '/a/': call('a'), '/b/': call('b') } })
    write('apps/e2e/looks/reef/home-phone.webp', 'another picture')
    write('apps/reef/brand.ts', brandSource('grid', ''))
    // No commit has it yet.
    write('apps/reef/messages/en.json', { lobby: { title: 'A reef' } })
    last = {
      archive: archived(commit, ['quests', 'chat'], 1000, ['left-pad']),
      between: sinceCommit(root, commit),
    }
  })
  const now = archived('b'.repeat(40), ['quests', 'wheels'], 1500, ['right-pad'])

  it('has the files of the last release byte by byte, and none of those that came since', () => {
    const { between } = last
    expect(between.changed(['packages', 'apps/reef/messages'])).toEqual([
      'apps/reef/messages/en.json',
      'packages/features-quests/src/messages/en.json',
      'packages/features-quests/src/messages/es.json',
      'packages/platform-play/src/migrations.ts',
    ])
    const before = (file: string) => between.before(file)?.toString() ?? null
    expect(before('apps/reef/messages/en.json')).toBe(null)
    expect(before('packages/features-quests/src/messages/es.json')).toBe('{"end":"Termina"}')
    expect(before('packages/features-quests/src/messages/en.json')).toBe('{"end":"Ends"}')
    expect(before('apps/e2e/looks/reef/home-phone.webp')).toBe('one picture')
    expect(before('no/such/file')).toBe(null)
  })

  it('says in one page what changed for the brand since its last release', () => {
    const document = parsed(pageOf(dossierOf({ ...given, now, last })))
    const partOf = (id: string) =>
      document.querySelector(`section[aria-labelledby="${id}"]`)?.textContent ?? ''
    expect(document.querySelector('h1')?.textContent).toBe('Reef & Co 1.1.0')
    expect(partOf('changes')).toContain('Quests say <when> they end.')
    expect(partOf('sizes')).toContain('1.0 kB1.5 kB+0.5 kB (+50.0 %)')
    expect(partOf('texts')).toContain('endpackages/features-questsEndsEnds in {{time}}')
    expect(partOf('texts')).toContain('TerminaTermina en {{time}}')
    expect(partOf('texts')).toContain('lobby.titleapps/reefnoneA reef')
    expect(partOf('features')).toMatch(/Turned onwheels.*Turned offchat/)
    expect(partOf('flags')).toContain('composition.lobbyspotlightgrid')
    expect(partOf('flags')).toContain('features.baseFeatures.quests.optimisationoptimisationnone')
    expect(partOf('calls')).toContain('GET /b/ (b)')
    expect(partOf('migrations')).toContain('20270101-1-notes')
    expect(partOf('migrations')).not.toContain('20261201-1-rounds')
    expect(partOf('licences')).toContain('left-pad1.0.0 (MIT)none')
    expect(partOf('accessibility')).toContain('Not walked')
    const pictures = [...document.querySelectorAll('img')].map((one) => one.getAttribute('src'))
    expect(pictures).toEqual(
      ['one picture', 'another picture'].map(
        (text) => `data:image/webp;base64,${Buffer.from(text).toString('base64')}`,
      ),
    )
  })

  it('tells the walk of this release against that of the last one', () => {
    const walked = (findings: string[], others: string[] = []) => ({
      at: '2026-11-29T01:00:00.000Z',
      walks: 2,
      findings,
      others,
    })
    const told = (walk: Walked | null, walkBefore: Walked | null) =>
      parsed(pageOf(dossierOf({ ...given, now, last, walk, walkBefore }))).getElementById(
        'accessibility',
      )?.parentElement?.textContent ?? ''
    const broken = told(walked(['/vip: label']), walked(['/: color-contrast']))
    expect(broken).toContain('in 2 walks: axe found 1 breach of WCAG 2.2 AA')
    expect(broken).toMatch(/Found now, and not.*\/vip: label.*no longer:.*\/: color-contrast/)
    expect(told(walked([]), walked([]))).toContain('As accessible as the last release')
    expect(told(walked([], ['headings of /']), walked([]))).toMatch(/other reasons.*headings of \//)
    expect(told(walked([]), null)).not.toContain('last release')
  })

  it('needs nothing but itself: every address is its own or data', () => {
    const html = pageOf(dossierOf({ ...given, now, last }))
    const document = parsed(html)
    const addresses = [...document.querySelectorAll('[src],[href]')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('href') ?? '',
    )
    expect(addresses.filter((address) => !/^(#|data:)/.test(address))).toEqual([])
    expect(document.querySelectorAll('script, link').length).toBe(0)
    for (const link of document.querySelectorAll('nav a'))
      expect(
        document.querySelector(link.getAttribute('href') ?? ''),
        link.textContent,
      ).not.toBeNull()
  })

  it('says of a first release that there is nothing to compare it with', () => {
    const document = parsed(pageOf(dossierOf({ ...given, now, last: null })))
    const text = document.body.textContent
    expect(text).toContain('There is no last release: this is the first, and nothing is compared.')
    expect(text).toContain('There is nothing to compare with.')
    expect(document.querySelectorAll('img, del, ins').length).toBe(0)
  })
})
