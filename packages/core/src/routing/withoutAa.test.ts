import { describe, expect, it } from 'vitest'
import { withoutAa } from './withoutAa.ts'

const cleaned = (path: string) => withoutAa(new URL(`https://brand.example${path}`))

describe('withoutAa', () => {
  it.each([
    ['/?aa=1', '/'],
    ['/vip?aa', '/vip'],
    ['/es/vip?tab=2&aa=x&aa=y#top', '/es/vip?tab=2#top'],
    ['//evil.example?aa=1', '/evil.example'],
  ])('SESSION-05 leads from %s to %s', (path, target) => {
    expect(cleaned(path)).toBe(target)
  })
  it.each(['/', '/vip?aaa=1', '/aa'])('leaves %s alone', (path) => {
    expect(cleaned(path)).toBeNull()
  })
})
