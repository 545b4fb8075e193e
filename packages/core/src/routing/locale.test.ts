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

describe('splitLocale of a brand', () => {
  it('ROUTE-49 takes no locale for a prefix that the brand does not list: the shell has no list of its own to add', () => {
    expect(splitLocale('/es/vip', ['en'])).toEqual({ locale: 'en', path: '/es/vip' })
    expect(splitLocale('/es/vip', ['en', 'es'])).toEqual({ locale: 'es', path: '/vip' })
    expect(splitLocale('/es/vip', [])).toEqual({ locale: 'en', path: '/es/vip' })
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
  it('ROUTE-48 joins name and locale by three underscores', () => {
    expect(routeName('library', 'es')).toBe('library___es')
  })
})
