import { describe, expect, it } from 'vitest'
import { checkTarget } from './targets.ts'

const isRefused = (target: string, external = false): boolean => {
  try {
    checkTarget(target, external)
    return false
  } catch {
    return true
  }
}

describe('checkTarget', () => {
  it.each(['/', '/vip?tab=2#top', '/es/library'])('lets the path %s pass', (path) => {
    expect(isRefused(path)).toBe(false)
  })
  it.each(['https://partner.example/', 'http://partner.example', '//partner.example/x'])(
    'NAV-04 ERR-03 refuses %s, unless the flag says that it is external',
    (target) => {
      expect(() => checkTarget(target)).toThrow('{ external: true }')
      expect(isRefused(target, true)).toBe(false)
    },
  )
  const spellings = (scheme: string) => [
    `${scheme}:x`,
    `${scheme.toUpperCase()}:x`,
    `  ${scheme}:x`,
    `\u0001${scheme}:x`,
    `${scheme.slice(0, 2)}\t${scheme.slice(2)}:x`,
    `${scheme.slice(0, 3)}\r\n${scheme.slice(3)}:x`,
    `\n${scheme}\n:x`,
    `${scheme}://partner.example/%0ax`,
  ]
  it.each([
    ['NAV-05', 'javascript'],
    ['NAV-06', 'data'],
    ['NAV-07', 'blob'],
    ['NAV-08', 'vbscript'],
  ])('%s ERR-03 refuses %s: in every spelling, flag or not', (_, scheme) => {
    for (const target of spellings(scheme)) {
      expect([target, isRefused(target), isRefused(target, true)]).toEqual([target, true, true])
    }
  })
  it.each(['', 'vip', 'mailto:a@b.example', 'file:///etc', 'https://', 'intent://x', '?a=1', '#a'])(
    'refuses %j, which is neither',
    (target) => {
      expect(isRefused(target, true)).toBe(true)
    },
  )
})
