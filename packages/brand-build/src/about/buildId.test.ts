import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addressesBelow, buildIdOf } from './buildId.ts'
import { commitOf } from './commit.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'marquee-build-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('buildIdOf', () => {
  it('gives the same id to the same files and commit, and another to others', () => {
    const files = ['/assets/client-1234567890.js']
    expect(buildIdOf(files, 'c1')).toBe(buildIdOf([...files], 'c1'))
    expect(buildIdOf(files, 'c1')).toMatch(/^[0-9a-f]{12}$/)
    expect(buildIdOf(['/assets/client-0987654321.js'], 'c1')).not.toBe(buildIdOf(files, 'c1'))
    expect(buildIdOf(files, 'c2')).not.toBe(buildIdOf(files, 'c1'))
  })
})

describe('addressesBelow', () => {
  it('lists files of all depths as addresses, sorted', () => {
    mkdirSync(path.join(root, 'a/b'), { recursive: true })
    writeFileSync(path.join(root, 'a/b/z.js'), '')
    writeFileSync(path.join(root, 'c.css'), '')
    expect(addressesBelow(root)).toEqual(['/a/b/z.js', '/c.css'])
  })
})

describe('commitOf', () => {
  it('takes the hash and the time that the environment says', () => {
    expect(commitOf(root, { GITHUB_SHA: 'abc', SOURCE_DATE_EPOCH: '1700000000' })).toEqual({
      hash: 'abc',
      time: 1_700_000_000_000,
    })
  })
  it("is 'unknown' where neither the environment nor a repository says it", () => {
    // The folder for temporary files belongs to no repository.
    expect(commitOf(root, {})).toEqual({ hash: 'unknown', time: null })
  })
})
