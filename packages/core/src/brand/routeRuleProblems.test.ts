import { describe, expect, it } from 'vitest'
import type { RouteRules } from '../routing/routeRules.ts'
import { routeRuleProblems } from './routeRuleProblems.ts'

const problemsOf = (routeRules: RouteRules, allowedHosts: string[] = []) =>
  routeRuleProblems({ routeRules, allowedHosts })
const to = (target: string, status?: number) =>
  ({ redirect: { to: target, ...(status && { status }) } }) as RouteRules[string]

describe('routeRuleProblems', () => {
  it('finds nothing in redirects within the site and to allowed hosts', () => {
    const rules = {
      '/club': to('/vip?from=club', 301),
      '/old/**': to('/library/**', 308),
      '/partners/**': to('https://partner.example/casino/**', 307),
    }
    expect(problemsOf(rules, ['partner.example'])).toEqual([])
    expect(routeRuleProblems({})).toEqual([])
  })
  it('refuses a host that the brand does not allow, and says where to allow it', () => {
    expect(problemsOf({ '/x': to('https://evil.example/') }, ['partner.example'])).toEqual([
      "The route rule '/x' leads to 'evil.example'. Add it to 'allowedHosts' if that is meant.",
    ])
  })
  it.each([
    'http://partner.example/',
    'https://me@partner.example/',
    'javascript:alert(1)',
    'vip',
    '',
  ])('refuses the target %j', (target) => {
    expect(problemsOf({ '/x': to(target) }, ['partner.example'])[0]).toContain(
      'neither a path nor an https address',
    )
  })
  it.each(['//evil.example', '/es//evil.example', '/\\evil.example'])(
    'refuses the target %s, which is no path of this site',
    (target) => {
      expect(problemsOf({ '/x': to(target) })[0]).toContain('no path of this site')
    },
  )
  it.each(['club', '/a*', '/a/*/b', '/a?b=1', '//a', 'https://brand.example/a'])(
    'refuses the pattern %s',
    (pattern) => {
      expect(problemsOf({ [pattern]: to('/vip') })[0]).toContain('is no pattern')
    },
  )
  it('refuses a status that is no redirect', () => {
    expect(problemsOf({ '/x': to('/vip', 200) })[0]).toContain('Use one of 301, 302, 307, 308')
  })
  it('refuses to extend the target of a single path', () => {
    expect(problemsOf({ '/x': to('/vip/**') })[0]).toContain("ends in '/**'")
  })
  it('refuses circles', () => {
    const rules = { '/a': to('/b'), '/b/**': to('/c'), '/c': to('/a'), '/d': to('/e') }
    expect(problemsOf(rules)).toEqual(
      ['/a', '/b/**', '/c'].map(
        (pattern) => `The route rule '${pattern}' leads back to itself. Break the circle.`,
      ),
    )
  })
  it.each(['https://partner.example', 'partner', 'partner.example/x', '*.partner.example'])(
    'refuses %s as a host',
    (name) => {
      expect(problemsOf({}, [name])[0]).toContain(`'${name}' in 'allowedHosts' is no host`)
    },
  )
})
