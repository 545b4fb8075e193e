import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'

const check = '/rest/request/handle/'
const nobody = { authorized: false, redirectUrl: null }

let front: TestFront
let logged: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  front = await startTestFront({ brand: { allowedHosts: ['partner.example'] } })
})
afterEach(async () => {
  await front.stop()
  vi.restoreAllMocks()
})

const checks = () => front.platform.heard.filter(({ path }) => path === check)
const checkAnswers = (body: object, headers: [string, string][] = []) =>
  front.platform.answers.set(check, () => Response.json(body, { headers }))
const leadsTo = async (address: string, headers: Record<string, string> = {}) => {
  const { status, headers: answered } = await front.ask(address, { headers })
  return answered.location ?? status
}

describe('the session check', () => {
  it('CALL-01 hands on the page’s query, the headers on the list and the host, and nothing else', async () => {
    await front.ask('/open?game=12&tag=a&tag=b', {
      headers: {
        cookie: 'marquee=Kim; language=es',
        'user-agent': 'Agent/1',
        'accept-language': 'es',
        referer: 'http://elsewhere.test/',
        authorization: 'Bearer secret',
        'x-secret': 'no',
        'x-forwarded-for': '198.51.100.7',
        'x-forwarded-host': 'evil.example',
        'x-renderer-key': 'guessed',
        'client-host': 'evil.example',
        forwarded: 'for=198.51.100.7',
      },
    })
    expect(checks()).toHaveLength(1)
    const [{ query, headers } = { query: {}, headers: {} }] = checks()
    expect(query).toEqual({ game: '12', tag: 'b' })
    const own = ['accept', 'accept-encoding', 'connection', 'host', 'sec-fetch-mode']
    const given = Object.entries(headers).filter(([name]) => !own.includes(name))
    expect(Object.fromEntries(given)).toEqual({
      'client-host': 'test.localhost',
      'client-path': '/open',
      'x-renderer-key': 'the-key',
      cookie: 'marquee=Kim; language=es',
      'user-agent': 'Agent/1',
      'accept-language': 'es',
      referer: 'http://elsewhere.test/',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })

  it('SESSION-06 is made for every page but the home page of each locale', async () => {
    for (const address of ['/', '/?a=1', '/es', '/es?a=1']) await front.ask(address)
    expect(checks()).toEqual([])
    for (const address of ['/open', '/es/open', '/signin']) await front.ask(address)
    expect(checks()).toHaveLength(3)
  })

  it('SESSION-02 SESSION-03 makes a player of whoever it knows; everybody else is a guest', async () => {
    const guest = await front.ask('/open')
    const player = await front.ask('/open', { headers: { cookie: 'marquee=Kim' } })
    expect(guest.text).toContain('Welcome guest')
    expect(player.text).toContain('Welcome Kim')
    // The flag itself, not only what is shown: a page for players lets one in and the other not.
    expect(await leadsTo('/mine')).toContain('/signin')
    expect((await front.ask('/mine', { headers: { cookie: 'marquee=Kim' } })).status).toBe(200)
  })

  it('SESSION-07 SESSION-08 its cookies reach the visitor, the deleted language as the default one', async () => {
    checkAnswers(nobody, [
      ['set-cookie', 'language=deleted; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT'],
      ['set-cookie', 'seen=1; Path=/; HttpOnly'],
    ])
    for (const address of ['/open', '/open']) {
      const { headers } = await front.ask(address)
      expect(headers['set-cookie']).toEqual([
        'language=en; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
        'seen=1; Path=/; HttpOnly',
      ])
    }
  })

  it('SESSION-04 sends the visitor where it says, by 302, its cookies included', async () => {
    checkAnswers({ authorized: false, redirectUrl: '/geoblock/?from=open' }, [
      ['set-cookie', 'seen=1'],
    ])
    const { status, headers } = await front.ask('/open')
    expect([status, headers.location, headers['set-cookie']]).toEqual([
      302,
      '/geoblock/?from=open',
      ['seen=1'],
    ])
    checkAnswers({ authorized: true, redirectUrl: 'https://partner.example/welcome' })
    expect(await leadsTo('/open')).toBe('https://partner.example/welcome')
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    'http://partner.example/',
    'https://partner.example.evil.example/',
    'https://partner.example@evil.example/',
    'javascript:alert(1)',
  ])('SESSION-04 logs and drops %s, which is on no list', async (redirectUrl) => {
    checkAnswers({ authorized: false, redirectUrl })
    const { status, headers, text } = await front.ask('/open')
    expect([status, headers.location]).toEqual([200, undefined])
    expect(text).toContain('Welcome guest')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('it was dropped'))
  })

  it.each([
    ['refused', () => Response.json({ success: false }, { status: 500 })],
    ['unreadable', () => new Response('<html>')],
  ])('ERR-01 that is %s is logged and ignored: the page comes', async (_, answer) => {
    front.platform.answers.set(check, answer)
    const { status, text } = await front.ask('/open')
    expect([status, text.includes('Welcome guest')]).toEqual([200, true])
    expect(logged).toHaveBeenCalledWith(
      'The session check failed; the page is rendered for a guest.',
      expect.any(Error),
    )
  })
})

describe('what an address says by itself', () => {
  it('SESSION-05 aa is taken out of it, by a redirect to the same path', async () => {
    expect(await leadsTo('/open?aa=1&game=12&aa=2')).toBe('/open?game=12')
    expect(await leadsTo('/es/open?aa')).toBe('/es/open')
    // The platform is told of it first: what it stands for is the platform's business.
    expect(checks()[0]?.query).toMatchObject({ game: '12' })
    expect(await leadsTo('//evil.example/?aa=1')).toBe('/evil.example/')
  })

  it('ROUTE-43 below /mobile-app it is the same page inside of a native app', async () => {
    expect(await leadsTo('/mobile-app/open?q=1')).toBe('/open?q=1&webview=true')
    expect(await leadsTo('/es/mobile-app')).toBe('/es?webview=true')
  })
})

describe('the brand’s route rules', () => {
  it('ROUTE-50 ROUTE-53 are followed before anything is rendered or asked', async () => {
    const ruled = await startTestFront({
      brand: {
        routeRules: {
          '/old': { redirect: { to: '/open', status: 301 } },
          '/partner/**': { redirect: { to: 'https://partner.example/**' } },
        },
        allowedHosts: ['partner.example'],
      },
    })
    try {
      const moved = await ruled.ask('/es/old?q=1')
      expect([moved.status, moved.headers.location]).toEqual([301, '/es/open?q=1'])
      const away = await ruled.ask('/partner/a/b?q=1')
      expect([away.status, away.headers.location]).toEqual([302, 'https://partner.example/a/b'])
      expect(ruled.platform.heard).toEqual([])
    } finally {
      await ruled.stop()
    }
  })
})
