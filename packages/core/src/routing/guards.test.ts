import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardRoute, safePath } from './guards.ts'

describe('safePath', () => {
  it.each(['/lobby/', '/library?category=fishing', '/es/game?game=12#top'])(
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
    '',
    null,
    7,
  ])('turns %j away', (value) => {
    expect(safePath(value)).toBeNull()
  })
  it('never lets a browser leave the site, whatever is typed', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '.',
      '@',
      '?',
      '#',
      '\t',
      '\n',
      '%2f',
      'http',
      'javascript',
      'evil.example',
      'a',
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
        const path = safePath(parts.join(''))
        return (
          path === null || new URL(path, 'https://brand.example').origin === 'https://brand.example'
        )
      }),
      { numRuns: 20_000 },
    )
  })
})

const sent = (...given: Parameters<typeof guardRoute>): unknown => {
  try {
    guardRoute(...given)
    return null
  } catch (redirect) {
    const { to, search } = (redirect as { options: { to: string; search?: object } }).options
    return { to, search }
  }
}

describe('guardRoute', () => {
  it('sends a guest from a page for players to sign in and back again', () => {
    expect(sent('player', true, '/vip?tab=2', true)).toEqual({
      to: '/signin',
      search: { redirectUrl: '/vip?tab=2' },
    })
  })
  it('MODAL-24 sends them to sign in on the home page where there is no page for it', () => {
    expect(sent('player', true, '/vip', false)).toEqual({
      to: '/',
      search: { redirectUrl: '/vip', action: 'login' },
    })
  })
  it('sends a player from a page for guests to the lobby', () => {
    expect(sent('guest', false, '/signin', true)).toEqual({ to: '/lobby/', search: undefined })
  })
  it('lets everybody else pass', () => {
    expect(sent('player', false, '/vip', true)).toBeNull()
    expect(sent('guest', true, '/signin', true)).toBeNull()
    expect(sent('anyone', true, '/', false)).toBeNull()
  })
})
