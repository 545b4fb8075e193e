import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Change } from './changes.ts'
import { changeIdsIn, landedSince, unsaidFiles } from './landed.ts'

let root = ''
const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.example', ...args], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
const write = (file: string, text = file) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const commit = (...files: string[]): string => {
  for (const file of files) write(file, `${file} as it is`)
  git('add', '-A')
  git('commit', '-qm', files.join())
  return git('rev-parse', 'HEAD')
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'landed-'))
  git('init', '-q', '-b', 'main')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('what a change brings', () => {
  it('is, on a branch, all since it left main, with what no commit has', () => {
    const base = commit('a.ts')
    git('checkout', '-q', '-b', 'work')
    commit('b.ts')
    commit('c.ts')
    git('checkout', '-q', 'main')
    commit('e.ts')
    git('checkout', '-q', 'work')
    write('d.ts')
    expect(landedSince(root)).toEqual({ base, files: ['b.ts', 'c.ts', 'd.ts'] })
  })

  it('is, on main, what its last commit brought, and all of what it merged', () => {
    commit('a.ts')
    const before = commit('b.ts')
    git('checkout', '-q', '-b', 'work')
    commit('c.ts')
    commit('d.ts')
    git('checkout', '-q', 'main')
    git('merge', '-q', '--no-ff', '-m', 'work', 'work')
    expect(landedSince(root)).toEqual({ base: before, files: ['c.ts', 'd.ts'] })
  })

  it('is unknown in a clone that has one commit alone, and in a first commit: it says why, and is no error', () => {
    commit('a.ts')
    expect(landedSince(root)).toEqual({ why: expect.stringMatching(/first commit/) })
    commit('b.ts')
    const origin = root
    root = mkdtempSync(path.join(tmpdir(), 'landed-'))
    git('clone', '-q', '--depth', '1', `file://${origin}`, '.')
    expect(landedSince(root)).toEqual({ why: expect.stringMatching(/git fetch --unshallow/) })
    rmSync(origin, { recursive: true })
  })
})

describe('what nobody speaks of', () => {
  const made = new Map([
    ['@marquee/app-reef', new Set(['apps/reef/brand.ts', 'packages/core/src/a.ts'])],
    ['@marquee/platform', new Set(['packages/core/src/a.ts', 'packages/kernel/src/b.ts'])],
  ])
  const changeOf = (name: string): Change => ({ id: 'x', bumps: { [name]: 'patch' }, sentence: '' })
  const unsaid = (files: string[], changes: Change[] = [], gone: string[] = []) =>
    unsaidFiles(files, made, changes, (file) => !gone.includes(file))

  it('is a file of something released without a change file of something that has it', () => {
    const files = ['apps/reef/brand.ts', 'packages/kernel/src/b.ts', 'packages/core/src/a.ts']
    expect(unsaid(files)).toEqual(files)
    expect(unsaid(files, [changeOf('@marquee/platform')])).toEqual(['apps/reef/brand.ts'])
    expect(unsaid(files, [changeOf('@marquee/app-reef')])).toEqual(['packages/kernel/src/b.ts'])
  })

  it('is no test, no page and nothing that is in no release', () => {
    expect(
      unsaid([
        'packages/core/src/a.test.ts',
        'packages/core/README.md',
        'packages/tooling/src/c.ts',
      ]),
    ).toEqual([])
  })

  it('is a file that is gone, of a package that is released', () => {
    const gone = ['packages/kernel/src/old.ts']
    expect(unsaid(gone, [], gone)).toEqual(gone)
    expect(unsaid(gone, [changeOf('@marquee/platform')], gone)).toEqual([])
    expect(unsaid(['packages/tooling/src/old.ts'], [], ['packages/tooling/src/old.ts'])).toEqual([])
  })
})

it('finds the change files among others', () => {
  expect(changeIdsIn(['.changeset/more-fish.md', '.changeset/config.json', 'docs/a.md'])).toEqual([
    'more-fish',
  ])
})
