import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser's own factory, as far as a page sees it: what a policy makes is no plain text any more. */
const makeFactory = () => ({
  created: [] as string[],
  createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
    this.created.push(name)
    return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) }
  },
})

let factory: ReturnType<typeof makeFactory>
beforeEach(() => {
  vi.resetModules()
  factory = makeFactory()
  vi.stubGlobal('window', { location: new URL('http://a.test/es') })
})
afterEach(() => vi.unstubAllGlobals())

const trusted = async () => (await import('./trusted.ts')).trustedScriptUrl

describe('trustedScriptUrl', () => {
  it('lets addresses of the site and by https become scripts, under one policy', async () => {
    vi.stubGlobal('trustedTypes', factory)
    const trust = await trusted()
    expect(trust('/sw.js')).toEqual({ trusted: '/sw.js' })
    expect(trust('https://captcha.test/api.js')).toEqual({ trusted: 'https://captcha.test/api.js' })
    expect(factory.created).toEqual(['marquee'])
  })
  it.each(['data:text/javascript,1', 'blob:http://a.test/1', 'javascript:1', 'http://b.test/a.js'])(
    'refuses %s',
    async (address) => {
      vi.stubGlobal('trustedTypes', factory)
      const trust = await trusted()
      expect(() => trust(address)).toThrow('scripts come from the site itself or by https')
    },
  )
  it('leaves addresses as they are where browsers have no such types', async () => {
    expect((await trusted())('/sw.js')).toBe('/sw.js')
  })
})
