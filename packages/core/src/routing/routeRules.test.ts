import { describe, expect, it } from 'vitest'
import { type RouteRules, ruleFor } from './routeRules.ts'

const rules: RouteRules = {
  '/club': { redirect: { to: '/vip', status: 301 } },
  '/old/**': { redirect: { to: '/library' } },
  '/old/news': { redirect: { to: '/promotions?from=news', status: 307 } },
  '/tournament/**': { redirect: { to: '/tournaments/**' } },
  '/partners/**': { redirect: { to: 'https://partner.example/casino/**', status: 308 } },
  '/shop': { redirect: { to: 'https://shop.example/?a=1' } },
  '/plain': {},
}

describe('ruleFor', () => {
  it.each([
    ['/club', '/vip', 301],
    ['/club/', '/vip', 301],
    ['/es/club', '/es/vip', 301],
    ['/en/club', '/vip', 301],
    ['/club?utm=mail', '/vip?utm=mail', 301],
    ['/old', '/library', 302],
    ['/old/a/b', '/library', 302],
    ['/old/news', '/promotions?from=news', 307],
    ['/old/news?from=mail&x=1', '/promotions?from=news&x=1', 307],
    ['/tournament/12', '/tournaments/12', 302],
    ['/es/tournament/12?tab=2', '/es/tournaments/12?tab=2', 302],
    ['/tournament//evil.example', '/tournaments/evil.example', 302],
  ])('ROUTE-53 leads from %s to %s inside of the site', (path, to, status) => {
    expect(ruleFor(rules, path)).toEqual({ to, status, isExternal: false })
  })
  it.each([
    ['/shop?token=secret', 'https://shop.example/?a=1', 302],
    ['/partners/x', 'https://partner.example/casino/x', 308],
    ['/es/partners', 'https://partner.example/casino', 308],
    ['/partners//evil.example', 'https://partner.example/casino/evil.example', 308],
  ])('leads from %s to %s, without the visitor’s query', (path, to, status) => {
    expect(ruleFor(rules, path)).toEqual({ to, status, isExternal: true })
  })
  it.each(['/', '/clubs', '/older', '/plain', '/vip', '/constructor', '/__proto__'])(
    'says nothing of %s',
    (path) => {
      expect(ruleFor(rules, path)).toBeNull()
    },
  )
  it('takes the longest of the patterns that fit', () => {
    const nested: RouteRules = {
      '/**': { redirect: { to: '/' } },
      '/a/**': { redirect: { to: '/one' } },
      '/a/b/**': { redirect: { to: '/two' } },
    }
    expect(ruleFor(nested, '/a/b/c')?.to).toBe('/two')
    expect(ruleFor(nested, '/a/c')?.to).toBe('/one')
    expect(ruleFor(nested, '/x')?.to).toBe('/')
  })
  it('leads nobody to where they are', () => {
    expect(ruleFor({ '/a/**': { redirect: { to: '/a/b' } } }, '/a/b/')).toBeNull()
  })
  it('knows only the prefixes of the brand’s own locales', () => {
    expect(ruleFor(rules, '/es/club', ['en'])).toBeNull()
  })
})
