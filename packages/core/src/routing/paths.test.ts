import { describe, expect, it } from 'vitest'
import { ownPath, safePath } from './paths.ts'

describe('safePath', () => {
  it.each(['/lobby/', '/library?category=fishing', '/es/game?game=12#top', '/?to=//elsewhere'])(
    'lets %s through',
    (path) => {
      expect(safePath(path)).toBe(path)
    },
  )
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '\\\\evil.example',
    // What is another site's address once a locale or dots in front are taken off.
    '/es//evil.example',
    '/es/\\evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/lobby/..//evil.example',
    '',
    null,
    7,
  ])('turns %j away', (value) => {
    expect(safePath(value)).toBeNull()
  })
})

describe('ownPath', () => {
  it.each([
    ['https://brand.example/vip?tab=2#top', '/vip?tab=2#top'],
    ['https://brand.example//evil.example/x', '/evil.example/x'],
    ['https://brand.example', '/'],
  ])('writes %s as %s', (href, path) => {
    expect(ownPath(new URL(href))).toBe(path)
  })
})
