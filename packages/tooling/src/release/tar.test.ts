import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { archiveOf } from './tar.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'marquee-tar-'))
afterAll(() => rmSync(folder, { recursive: true }))

const time = Date.UTC(2026, 10, 20)
const deep = `${'folder/'.repeat(18)}name.js`

describe('archiveOf', () => {
  it('gives what the system unpacks, long paths included', () => {
    const files = new Map([
      ['b.txt', Buffer.from('second')],
      [deep, Buffer.alloc(1024, 'x')],
      ['a/empty', Buffer.alloc(0)],
    ])
    execFileSync('tar', ['xzf', '-'], { cwd: folder, input: archiveOf(files, time) })
    for (const [name, content] of files)
      expect(readFileSync(path.join(folder, name))).toEqual(content)
    const listed = execFileSync('tar', ['tvzf', '-', '--utc', '--numeric-owner'], {
      input: archiveOf(files, time),
    }).toString()
    expect(listed.split('\n')[0]).toMatch(/^-rw-r--r-- 0\/0\s+0 2026-11-20 00:00 a\/empty$/)
  })

  it('gives the same bytes in whatever order files come', () => {
    const [one, other] = [Buffer.from('1'), Buffer.from('2')]
    const there = archiveOf(
      new Map([
        ['x', one],
        ['y', other],
      ]),
      time,
    )
    const back = archiveOf(
      new Map([
        ['y', other],
        ['x', one],
      ]),
      time,
    )
    expect(there.equals(back)).toBe(true)
  })

  it('refuses a name that would be cut', () => {
    const files = new Map([['n'.repeat(101), Buffer.alloc(0)]])
    expect(() => archiveOf(files, time)).toThrow('too long for an archive')
  })
})
