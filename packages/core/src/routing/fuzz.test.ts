import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allowedTarget } from './allowedTarget.ts'
import { splitLocale } from './locale.ts'
import { mobileAppTarget } from './mobileApp.ts'
import { safePath } from './paths.ts'
import { type RouteRules, ruleFor } from './routeRules.ts'
import { checkTarget } from './targets.ts'
import { hostileText } from './testing/hostileText.ts'
import { withoutAa } from './withoutAa.ts'

const origin = 'https://brand.example'
/** Where a browser on the site goes when it is sent to an address. */
const landsOn = (location: string): string => new URL(location, `${origin}/vip/1?a=b`).origin
const staysOrNull = (location: string | null): boolean =>
  location === null || landsOn(location) === origin

/** Addresses that a browser would ask this site for, however they are written. */
const asked = hostileText
  .map((text) => URL.parse(`${origin}/${text}`))
  .filter((url) => url !== null)

const rules: RouteRules = {
  '/a/**': { redirect: { to: '/**' } },
  '/es/**': { redirect: { to: '/lobby/**' } },
  '/javascript': { redirect: { to: '/vip' } },
  '/evil.example/**': { redirect: { to: 'https://partner.example/**' } },
  '/**': { redirect: { to: '/library/**' } },
}

/** 100,000 addresses in all. */
const numRuns = 20_000

describe('no address leads a visitor away from the site', () => {
  it('by redirectUrl, with its locale taken off or not', () => {
    let passed = 0
    fc.assert(
      fc.property(fc.constantFrom('', '/', '/es/'), hostileText, (start, text) => {
        const path = safePath(start + text)
        if (path === null) return true
        passed += 1
        const { pathname, search, hash } = new URL(path, origin)
        return staysOrNull(path) && staysOrNull(splitLocale(pathname).path + search + hash)
      }),
      { numRuns },
    )
    // Not by turning everything away.
    expect(passed).toBeGreaterThan(numRuns / 10)
  })
  it('SESSION-05 by what is left of an address without aa', () => {
    fc.assert(
      fc.property(asked, (url) => {
        url.searchParams.append('aa', '1')
        const target = withoutAa(url)
        return target !== null && landsOn(target) === origin
      }),
      { numRuns },
    )
  })
  it('ROUTE-43 by what stands behind /mobile-app', () => {
    let led = 0
    fc.assert(
      fc.property(hostileText, fc.constantFrom('', '/es', '/en'), (text, locale) => {
        const url = URL.parse(`${origin}${locale}/mobile-app/${text}`)
        const target = url && mobileAppTarget(url)
        if (target) led += 1
        return staysOrNull(target)
      }),
      { numRuns },
    )
    expect(led).toBeGreaterThan(numRuns / 2)
  })
  it('ROUTE-51 ROUTE-52 by a route rule, but for the host that the rule names', () => {
    fc.assert(
      fc.property(asked, (url) => {
        const ruled = ruleFor(rules, url.pathname + url.search)
        if (!ruled) return true
        return landsOn(ruled.to) === (ruled.isExternal ? 'https://partner.example' : origin)
      }),
      { numRuns },
    )
  })
  it('NAV-04 by a navigation without the flag, nor by an answer of the platform', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        let isLetThrough = true
        try {
          checkTarget(text)
        } catch {
          isLetThrough = false
        }
        return (
          (!isLetThrough || landsOn(text) === origin) &&
          staysOrNull(allowedTarget({ allowedHosts: [] }, text, origin))
        )
      }),
      { numRuns },
    )
  })
})
