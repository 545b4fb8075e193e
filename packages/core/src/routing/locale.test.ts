import { describe, expect, it } from 'vitest'
import { localisedPath, routeName, splitLocale } from './locale.ts'

describe('splitLocale', () => {
  it.each([
    ['/', 'en', '/'],
    ['/vip', 'en', '/vip'],
    ['/es', 'es', '/'],
    ['/es/', 'es', '/'],
    ['/es/vip', 'es', '/vip'],
    ['/en/vip', 'en', '/vip'],
    ['/essays', 'en', '/essays'],
  ])('reads %s as %s %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path })
  })
})

describe('localisedPath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'es', '/es'],
    ['/lobby/', 'es', '/es/lobby/'],
    ['/library', 'en', '/library'],
  ] as const)('puts %s in %s at %s', (path, locale, expected) => {
    expect(localisedPath(path, locale)).toBe(expected)
  })
})

describe('routeName', () => {
  it('joins name and locale by three underscores', () => {
    expect(routeName('library', 'es')).toBe('library___es')
  })
})
