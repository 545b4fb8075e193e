import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makeApp, type TestAppOptions } from '../testing/makeApp.tsx'
import { navigateTo, type NavigateOptions } from './navigate.ts'
import { webviewAtom } from './webview.ts'

const opened: string[] = []

beforeEach(() => {
  opened.length = 0
  for (const way of ['assign', 'replace'] as const)
    vi.spyOn(window.location, way).mockImplementation((to) => void opened.push(`${way} ${to}`))
})
afterEach(() => vi.restoreAllMocks())

async function go(target: string, options?: NavigateOptions, app?: TestAppOptions) {
  const { runtime, location } = await makeApp(app)
  await navigateTo(runtime, target, options)
  return { runtime, location: location() }
}
const { origin } = window.location

describe('navigateTo', () => {
  it.each(['/vip?tab=2#top', `${origin}/vip?tab=2#top`])(
    'goes to %s within the page',
    async (to) => {
      expect((await go(to)).location).toBe('/vip?tab=2#top')
      expect(opened).toEqual([])
    },
  )
  it('takes a path in the locale of the page, and opens a document for another one', async () => {
    const { runtime } = await go('/vip', {}, { locale: 'es' })
    expect(runtime.router?.latestLocation.publicHref).toBe('/es/vip')
    await navigateTo(runtime, '/es/club')
    expect(runtime.router?.latestLocation.publicHref).toBe('/es/club')
    await navigateTo(runtime, '/en/club', { replace: true })
    await go('/es/vip?tab=2')
    expect(opened).toEqual(['replace /club', 'assign /es/vip?tab=2'])
  })
  it('NAV-04 ERR-03 leaves the site with the flag only', async () => {
    await expect(go('https://partner.example/x')).rejects.toThrow('{ external: true }')
    await expect(go('//partner.example')).rejects.toThrow('refused')
    expect(opened).toEqual([])
    await go('https://partner.example/x', { external: true })
    expect(opened).toEqual(['assign https://partner.example/x'])
  })
  it.each([
    'javascript:alert(1)',
    ' JAVA\tSCRIPT:alert(1)',
    `blob:${origin}/1`,
    'data:,x',
    'vbscript:x',
  ])('NAV-05 NAV-06 NAV-07 NAV-08 never goes to %j', async (target) => {
    await expect(go(target, { external: true })).rejects.toThrow('refused')
    expect(opened).toEqual([])
  })
  it('opens a fresh document when asked to, which hears of the webview from its address', async () => {
    const { runtime } = await go('/lobby/', { fresh: true })
    runtime.store.set(webviewAtom, true)
    await navigateTo(runtime, '/lobby/?a=1', { fresh: true, replace: true })
    expect(opened).toEqual(['assign /lobby/', 'replace /lobby/?a=1&webview=true'])
  })
})
