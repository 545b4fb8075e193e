import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root as repository } from '../workspace.ts'
import { deliverables } from './deliverables.ts'
import { newestRelease, tagReleases } from './tags.ts'

const root = mkdtempSync(path.join(tmpdir(), 'marquee-version-'))
afterAll(() => rmSync(root, { recursive: true }))

const git = (cwd: string, ...args: string[]): string[] =>
  execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
  })
    .split('\n')
    .filter(Boolean)

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8')
const writeText = (file: string, text: string): void => writeFileSync(path.join(root, file), text)
const versionOf = (name: string): string =>
  (JSON.parse(read(`apps/${name}/package.json`)) as { version: string }).version

/** What the repository says of its packages, in a repository of its own: this one stays as it is. */
function copyPackages(): void {
  const wanted = [
    '*package.json',
    'pnpm-workspace.yaml',
    'pnpm-lock.yaml',
    '.changeset/config.json',
  ]
  for (const file of [
    ...git(repository, 'ls-files', ...wanted),
    'packages/tooling/src/release/changelog.ts',
  ]) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    cpSync(path.join(repository, file), path.join(root, file))
  }
}

describe('the first versions', () => {
  const all = deliverables()
  beforeAll(() => {
    copyPackages()
    // As if nothing had been released yet, whatever was.
    for (const { name, package: its } of all) {
      const file = `apps/${name}/package.json`
      const manifest = { ...(JSON.parse(read(file)) as object), version: '0.0.0' }
      writeText(file, JSON.stringify(manifest))
      writeText(`.changeset/first-${name}.md`, `---\n'${its}': major\n---\n\nThe first release.\n`)
    }
    writeText(
      '.changeset/quests.md',
      `---\n'${all[0]?.package}': minor\n---\n\nQuests say when they end.\n\nIn the reader's own zone.\n`,
    )
    git(root, 'init', '-q')
    git(root, 'config', 'user.name', 'A')
    git(root, 'config', 'user.email', 'a@example.test')
    git(root, 'add', '-A')
    git(root, 'commit', '-qm', 'one')
    execFileSync(path.join(repository, 'node_modules/.bin/changeset'), ['version'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  }, 60_000)

  it('are 1.0.0 of each released brand, the platform and the back office', () => {
    expect(all.map(({ name }) => [name, versionOf(name)])).toEqual(
      all.map(({ name }) => [name, '1.0.0']),
    )
  })

  it('touch no package inside, no internal brand and no storybook', () => {
    const touched = git(root, 'status', '--porcelain', '--untracked-files=all')
      .map((line) => line.slice(3))
      .filter((file) => !file.startsWith('.changeset/'))
    const own = all.flatMap(({ name }) => [
      `apps/${name}/CHANGELOG.md`,
      `apps/${name}/package.json`,
    ])
    expect(touched.toSorted()).toEqual(own.toSorted())
  })

  it('have changelogs in words: the sentences as they were written, no hash and no package', () => {
    const [first, second] = all.map(({ name }) => read(`apps/${name}/CHANGELOG.md`))
    expect(first).toContain("- Quests say when they end.\n\n  In the reader's own zone.")
    expect(second).not.toContain('Quests')
    for (const { name } of all) {
      const changelog = read(`apps/${name}/CHANGELOG.md`)
      expect(changelog, name).toContain('## 1.0.0\n\n### Major Changes\n\n- The first release.')
      expect(changelog, name).not.toMatch(/\b[0-9a-f]{7}\b|Updated dependencies|Patch Changes/)
    }
  })

  it('are tagged one by one, and nothing else is', () => {
    const released = all.map((one) => ({ ...one, version: versionOf(one.name) }))
    expect(() => tagReleases(root, released)).toThrow(/no commit has/)
    git(root, 'add', '-A')
    git(root, 'commit', '-qm', 'two')
    const tags = all.map((one) => `${one.package}@1.0.0`)
    expect(tagReleases(root, released)).toEqual(tags)
    expect(git(root, 'tag').toSorted()).toEqual(tags.toSorted())
    expect(tagReleases(root, [...released, { ...released[0]!, version: '0.0.0' }])).toEqual([])
  })

  it('are found by their tag, and by the commit of their record in a clone without tags', () => {
    const [first, second] = all
    if (!first || !second) throw new Error('Nothing is released.')
    writeText(`apps/${second.name}/release.json`, '{}')
    git(root, 'add', '-A')
    git(root, 'commit', '-qm', 'record')
    const [record] = git(root, 'rev-parse', 'HEAD')
    git(root, 'commit', '-qm', 'later', '--allow-empty')
    expect(newestRelease(root, second)).toBe(`${second.package}@1.0.0`)
    git(root, 'tag', '--delete', ...git(root, 'tag'))
    expect(newestRelease(root, second)).toBe(record)
    expect(newestRelease(root, first)).toBeNull()
  })
})
