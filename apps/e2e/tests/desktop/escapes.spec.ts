import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { stormrush } from '../../support/brands.ts'
import { openAlive } from '../../support/page.ts'
import { signInWithForm, signUpByApi } from '../../support/player.ts'
import { expect, test } from '../../support/test.ts'

const { origin } = stormrush
const packages = path.resolve(import.meta.dirname, '../../../../packages')
const core = path.join(packages, 'core/src')
/** What the shell takes from a package below it, by the address that pages have for it here. */
const below = { '@marquee/contract/locales': '/sources/contract/locales.ts' }
const isBelow = new Map(
  Object.values(below).map((address) => [address, path.join(packages, 'contract/src/locales.ts')]),
)

/** Gives a page of the brand's site the shell's own modules, types taken off, below `/sources/`. */
const serveSources = (page: Page) =>
  page.route(`${origin}/sources/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const file = isBelow.get(pathname) ?? path.join(core, pathname.replace('/sources/', ''))
    if (!file.endsWith('.ts')) {
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' })
    }
    let body = stripTypeScriptTypes(readFileSync(file, 'utf8'))
    for (const [name, address] of Object.entries(below))
      body = body.replaceAll(`'${name}'`, `'${address}'`)
    return route.fulfill({ contentType: 'text/javascript', body })
  })

/** What of the shell decides where an address leads. */
interface Doors {
  safePath(value: string): string | null
  splitLocale(pathname: string): { path: string }
  mobileAppTarget(url: URL): string | null
  withoutAa(url: URL): string | null
  ruleFor(rules: object, path: string): { to: string } | null
  checkTarget(target: string): void
}

/** Runs in the page: makes addresses by the thousand and tells which of them would leave the site. */
async function escapesOf({ seed, count }: { seed: number; count: number }) {
  const files = ['paths', 'locale', 'mobileApp', 'withoutAa', 'routeRules', 'targets']
  const modules = await Promise.all(files.map((file) => import(`/sources/routing/${file}.ts`)))
  const doors = Object.assign({}, ...modules) as Doors
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
  const pieces =
    '/ // \\ /\\ /./ /../ %2e %2f %5c %00 %09 ? & = # : @ ; . * es en /es es// mobile-app aa=1 https: javascript: JaVaScRiPt: data: blob: vbscript: //evil.example evil.example @evil.example :443 [::1] a vip'
      .split(' ')
      .concat('\t', '\n', '\r', '\0', ' ', '\u00a0', '\u200b', '\u2028', '\u3002', '\uff0f')
  /** Where a link to an address leads: the browser's own judgement. */
  const leadsTo = (href: string) => {
    const link = document.createElement('a')
    link.href = href
    return `${link.protocol}//${link.host}`
  }
  const rules = {
    '/a/**': { redirect: { to: '/**' } },
    '/**': { redirect: { to: '/library/**' } },
  }
  const passed = { redirectUrl: 0, aa: 0, mobileApp: 0, rules: 0, navigation: 0 }
  const escaped: string[] = []
  const judge = (door: keyof typeof passed, given: string, target: string | null | undefined) => {
    if (target === null || target === undefined) return
    passed[door] += 1
    if (leadsTo(target) !== location.origin) escaped.push(`${door}: ${JSON.stringify(given)}`)
  }
  for (let turn = 0; turn < count; turn++) {
    const text = Array.from({ length: next(8) }, () => pieces[next(pieces.length)]).join('')
    const own = doors.safePath(`/${text}`)
    judge('redirectUrl', text, own)
    if (own !== null) {
      const { pathname, search, hash } = new URL(own, location.origin)
      judge('redirectUrl', text, doors.splitLocale(pathname).path + search + hash)
    }
    const asked = URL.parse(`${location.origin}/${text}`)
    const below = URL.parse(`${location.origin}/mobile-app/${text}`)
    if (asked) {
      const url = new URL(asked)
      url.searchParams.append('aa', '1')
      judge('aa', text, doors.withoutAa(url))
      judge('rules', text, doors.ruleFor(rules, asked.pathname + asked.search)?.to)
    }
    if (below) judge('mobileApp', text, doors.mobileAppTarget(below))
    try {
      doors.checkTarget(text)
      judge('navigation', text, text)
    } catch {
      // Refused, as most are.
    }
  }
  return { passed, escaped }
}

test('NAV-04 NAV-05 NAV-06 NAV-07 NAV-08 ROUTE-43 SESSION-05 ROUTE-52 ERR-03 of 10,000 hostile addresses none leads a real browser away from the site', async ({
  page,
}) => {
  await serveSources(page)
  await page.goto(`${origin}/sources/`)
  const { passed, escaped } = await page.evaluate(escapesOf, { seed: 20_261_120, count: 10_000 })
  expect(escaped).toEqual([])
  // Not by turning everything away.
  for (const [door, count] of Object.entries(passed)) expect(count, door).toBeGreaterThan(300)
})

for (const target of ['/es//evil.example/', '/.//evil.example/', '/%2e//evil.example']) {
  test(`signing in never leads to another site: ${target}`, async ({ page, context }) => {
    const credentials = await signUpByApi(context, stormrush)
    await context.clearCookies()
    await openAlive(page, `${origin}/signin?redirectUrl=${encodeURIComponent(target)}`)
    await signInWithForm(page, credentials)
    await page.waitForURL(`${origin}/lobby/`)
  })
}
