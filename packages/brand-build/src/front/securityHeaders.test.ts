import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeBrand } from './testing/makeBrand.ts'
import { readTrustedProxies } from './trust.ts'
import { type Answered, startTestFront, type TestFront } from './testing/startTestFront.ts'

let front: TestFront
let behindProxy: TestFront
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  front = await startTestFront()
  behindProxy = await startTestFront({ isTrusted: readTrustedProxies('127.0.0.1') })
})
afterAll(async () => {
  await Promise.all([front.stop(), behindProxy.stop()])
  vi.restoreAllMocks()
})

const policyIn = ({ headers }: Answered): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((directive) => directive.split(/ (.*)/, 2))
      .map(([name = '', sources = '']) => [name, sources]),
  )
const nonceIn = (answered: Answered): string =>
  /'nonce-([\w-]+)'/.exec(policyIn(answered)['script-src'] ?? '')?.[1] ?? ''

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('geolocation=(self)') as string,
  'content-security-policy': expect.stringContaining("default-src 'none'") as string,
}

describe('every answer', () => {
  it.each([
    ['a page', '/', 200],
    ['a page that does not exist', '/no/such/page', 404],
    ['a file that does not exist', '/media/covers/none.webp', 404],
    ['a call of the platform', '/rest/app/init/', 200],
    ['the arcade', '/arcade/', 200],
    ['a payload', '/signin/_payload.json', 200],
  ])('carries the headers that protect it: %s', async (_, address, status) => {
    const answered = await front.ask(address)
    expect(answered.status).toBe(status)
    expect(answered.headers).toMatchObject(always)
  })

  it('carries them when the renderer fails, too, and says nothing of why', async () => {
    vi.spyOn(front.brand, 'page').mockRejectedValueOnce(new Error('secret reason'))
    const answered = await front.ask('/open')
    expect(answered.status).toBe(500)
    expect(answered.headers).toMatchObject(always)
    expect(answered.text).not.toContain('secret')
  })

  it('carries them when the platform is gone, too', async () => {
    const lonely = await startTestFront({ platformUrl: 'http://127.0.0.1:9' })
    try {
      const answered = await lonely.ask('/rest/app/init/')
      expect(answered.status).toBe(503)
      expect(answered.headers).toMatchObject(always)
      expect(JSON.parse(answered.text)).toMatchObject({ error: { code: 'unavailable' } })
    } finally {
      await lonely.stop()
    }
  })

  it('switches off what a page may ask of a device, but for the place', async () => {
    const { headers } = await front.ask('/')
    const allowed = String(headers['permissions-policy'])
      .split(', ')
      .filter((entry) => !entry.endsWith('=()'))
    expect(allowed).toEqual([
      'clipboard-write=(self)',
      'fullscreen=(self)',
      'geolocation=(self)',
      'publickey-credentials-create=(self)',
      'publickey-credentials-get=(self)',
    ])
  })

  it('is for its own site, but for what others are meant to show', async () => {
    const policyOf = async (address: string) =>
      (await front.ask(address)).headers['cross-origin-resource-policy']
    expect(await policyOf('/')).toBe('same-origin')
    expect(await policyOf('/rest/app/init/')).toBe('same-origin')
    expect(await policyOf('/arcade/')).toBe('cross-origin')
    expect(await policyOf('/media/covers/one-1234567890.webp')).toBe('cross-origin')
  })
})

describe('the policy of pages', () => {
  it('allows scripts by the nonce and what they fetch, never text as script', async () => {
    const policy = policyIn(await front.ask('/'))
    expect(policy).toMatchObject({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'nonce-[\w-]{22}' 'strict-dynamic'$/) as string,
      'style-src': "'self'",
      'connect-src': "'self' ws://test.localhost",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'marquee',
    })
    const unsafe = Object.entries(policy).filter(([, sources]) => /unsafe|\*|http/.test(sources))
    expect(unsafe).toEqual([['style-src-attr', "'unsafe-inline'"]])
  })

  it('lets one page stand in a frame of its own site, and no other in any', async () => {
    const ancestors = async (address: string) =>
      policyIn(await front.ask(address))['frame-ancestors']
    expect(await ancestors('/cashIframe?deposit=1')).toBe("'self'")
    expect(await ancestors('/es/cashIframe/')).toBe("'self'")
    for (const address of ['/', '/open', '/cashIframes', '/cash/cashIframe', '/?cashIframe'])
      expect(await ancestors(address), address).toBe("'none'")
  })

  it('gives each request a nonce of its own, and every script on the page has it', async () => {
    const nonces = new Set<string>()
    for (const address of ['/', '/', '/open', '/open', '/no/such/page']) {
      const answered = await front.ask(address)
      const nonce = nonceIn(answered)
      nonces.add(nonce)
      const scripts = [...answered.text.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag)
      const preloads = [...answered.text.matchAll(/<link rel="modulepreload"[^>]*>/g)]
      expect(scripts.length, address).toBeGreaterThan(1)
      expect(preloads.length, address).toBeGreaterThan(0)
      for (const tag of [...scripts, ...preloads.map(([link]) => link)])
        expect(tag, address).toContain(` nonce="${nonce}"`)
      // Nothing is left of what stood in the nonces' place.
      expect(answered.text.split(nonce)).toHaveLength(scripts.length + preloads.length + 1)
    }
    expect(nonces.size).toBe(5)
  })

  it('names the push provider and the error monitor for brands that have them, and no other', async () => {
    const push = { apiKey: '', projectId: '', messagingSenderId: '', appId: '', vapidKey: '' }
    const reaching = await startTestFront({ brand: { push, monitoring: { key: 'a-key' } } })
    const relayed = await startTestFront({
      brand: {
        push: {
          ...push,
          endpoints: {
            installations: 'https://relay.example',
            registrations: 'https://relay.example',
          },
        },
      },
    })
    try {
      expect(policyIn(await reaching.ask('/'))['connect-src']).toBe(
        "'self' ws://test.localhost https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com https://api.raygun.io",
      )
      expect(policyIn(await relayed.ask('/'))['connect-src']).toContain('https://relay.example')
    } finally {
      await Promise.all([reaching.stop(), relayed.stop()])
    }
  })

  it('follows the services of the environment, not what the brand was built with (MONITOR-01)', async () => {
    const features = [
      ...makeBrand().features.filter(({ id }) => id === 'pages'),
      {
        id: 'chatting',
        scripts: () => ['chat', 'maps'],
        messages: { en: async () => ({}), es: async () => ({}) },
      },
    ]
    const served = await startTestFront({
      brand: { monitoring: { key: 'built' }, features },
      services: {
        monitoring: { key: 'now', endpoint: 'https://reports.example' },
        analytics: { src: 'https://tags.example/</script>.js' },
        scripts: {
          chat: { src: 'https://chat.example/chat.js' },
          ofNobody: { src: 'https://other.example/x.js' },
        },
      },
    })
    const without = await startTestFront({
      brand: { monitoring: { key: 'built' }, features },
      services: { monitoring: null },
    })
    const toldIn = ({ text }: Answered): unknown =>
      JSON.parse(/id="services">(.*?)<\/script>/.exec(text)?.[1] ?? '')
    try {
      const page = await served.ask('/')
      expect(policyIn(page)['connect-src']).toBe(
        "'self' ws://test.localhost https://reports.example https://tags.example https://chat.example",
      )
      expect(toldIn(page)).toEqual({
        push: null,
        monitoring: { key: 'now', endpoint: 'https://reports.example' },
        analytics: { src: 'https://tags.example/</script>.js' },
        scripts: { chat: { src: 'https://chat.example/chat.js' } },
      })
      const bare = await without.ask('/')
      expect(policyIn(bare)['connect-src']).toBe("'self' ws://test.localhost")
      expect(toldIn(bare)).toMatchObject({ monitoring: null, scripts: {} })
    } finally {
      await Promise.all([served.stop(), without.stop()])
    }
  })

  it('lets no host name write into it', async () => {
    const answered = await front.ask('/', { headers: { host: "test.localhost;script-src 'self'" } })
    expect(answered.status).not.toBe(200)
    expect(String(answered.headers['content-security-policy'])).not.toContain("script-src 'self'")
  })
})

describe('the arcade', () => {
  it('has a policy of its own: a sandbox without an origin, framed by its own site only', async () => {
    const policy = policyIn(await front.ask('/arcade/'))
    expect(policy).toMatchObject({
      sandbox: 'allow-scripts',
      'default-src': "'none'",
      'script-src': "'self'",
      'frame-ancestors': "'self'",
    })
    expect(JSON.stringify(policy)).not.toContain('unsafe')
  })
})

describe('TLS', () => {
  const byTls = { 'x-forwarded-proto': 'https' }

  it('is asked for from then on, for two years, once a visitor came by it', async () => {
    const answered = await behindProxy.ask('/', { headers: byTls })
    expect(answered.headers['strict-transport-security']).toBe(
      'max-age=63072000; includeSubDomains',
    )
    expect(policyIn(answered)).toHaveProperty('upgrade-insecure-requests')
    expect(policyIn(answered)['connect-src']).toBe("'self' wss://test.localhost")
    expect(answered.headers['set-cookie']).toEqual([
      expect.stringMatching(/^i18n_redirected=en;.*SameSite=Lax; Secure$/),
      expect.stringMatching(/^language=en;.*SameSite=Lax; Secure$/),
    ])
  })

  it('is never asked for where nobody trustworthy says that it is there', async () => {
    for (const answered of [await front.ask('/', { headers: byTls }), await behindProxy.ask('/')]) {
      expect(answered.headers['strict-transport-security']).toBeUndefined()
      expect(policyIn(answered)).not.toHaveProperty('upgrade-insecure-requests')
    }
  })

  it('is where a visitor is sent who came without it', async () => {
    const headers = { 'x-forwarded-proto': 'http' }
    for (const [address, location] of [
      ['/open?q=1', 'https://test.localhost/open?q=1'],
      ['//evil.example/', 'https://test.localhost//evil.example/'],
      ['/rest/app/init/', 'https://test.localhost/rest/app/init/'],
    ] as const) {
      const answered = await behindProxy.ask(address, { headers })
      expect([answered.status, answered.headers.location]).toEqual([308, location])
    }
    expect((await front.ask('/', { headers })).status).toBe(200)
  })
})

describe('other methods', () => {
  it.each(['POST', 'PUT', 'DELETE'])(
    '%s of a page is refused, and nothing is rendered',
    async (method) => {
      const before = front.brand.renders()
      const answered = await front.ask('/open', { method })
      expect([answered.status, answered.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(front.brand.renders()).toBe(before)
    },
  )

  it('OPTIONS says what can be done, and lets no other site do it', async () => {
    const { status, headers } = await front.ask('/', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'GET' },
    })
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD'])
    expect(headers['access-control-allow-origin']).toBeUndefined()
  })

  it('HEAD is answered like GET, without the text', async () => {
    const read = await front.ask('/open')
    const { status, headers, text } = await front.ask('/open', { method: 'HEAD' })
    expect([status, text]).toEqual([200, ''])
    expect(headers['content-length']).toBe(read.headers['content-length'])
  })
})
