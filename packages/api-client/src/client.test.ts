import { games, pages, player, session } from '@marquee/contract'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { isApiError } from './error.ts'
import { makeClient, makeEndpoint, makeErrorBody, startServer } from './testing.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/
const okServer = () => startServer((c) => c.json({ success: true }))

describe('request', () => {
  it('FETCH-04 puts the path below the API base, whatever the base ends with', async () => {
    const { seen, baseUrl } = await okServer()
    await makeClient(`${baseUrl}/rest/`).api.call(makeEndpoint())
    await makeClient(`${baseUrl}/rest`).api.call(makeEndpoint())
    expect(seen.map(({ url }) => url)).toEqual(['/rest/rest/thing/', '/rest/rest/thing/'])
  })

  it('encodes path parameters and the query, and leaves out what is undefined', async () => {
    const { seen, baseUrl } = await okServer()
    const { api } = makeClient(baseUrl)
    await api.call(session.translations, { params: { locale: 'a/b?c' } })
    await api.call(session.check, { query: { game: '7', page: ['a b', '&'] } })
    await api.call(games.list, { query: { groupKey: 'public', versionApp: undefined } })
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/rest/translations/a%2Fb%3Fc',
      '/rest/request/handle/?game=7&page=a+b&page=%26',
      '/api/rest/games?groupKey=public',
    ])
  })

  it.each([undefined, {}, { locale: '' }, { locale: '..' }])(
    'refuses the path parameters %j before anything is sent',
    async (params) => {
      const { seen, baseUrl } = await okServer()
      const { api } = makeClient(baseUrl)
      const call = api.call(session.translations, { params } as { params: { locale: string } })
      await expect(call).rejects.toThrow(
        /GET \/api\/rest\/translations\/{locale} needs the path parameter "locale"/,
      )
      expect(seen).toEqual([])
    },
  )

  it('sends the body as JSON', async () => {
    const { seen, baseUrl } = await okServer()
    const body = { email: 'a@b.example', password: 'secret' }
    await makeClient(baseUrl).api.call(session.signIn, { body })
    expect(seen[0]?.headers.get('content-type')).toBe('application/json')
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual(body)
  })

  it('TEN-18 gives each call that acts a key of its own, and other calls none', async () => {
    const { seen, baseUrl } = await okServer()
    const { api } = makeClient(baseUrl)
    await api.call(session.logout)
    await api.call(session.logout)
    await api.call(session.appInit)
    const [first, second, third] = seen.map(({ headers }) => headers.get('idempotency-key'))
    expect(first).toMatch(uuid)
    expect(second).toMatch(uuid)
    expect(second).not.toBe(first)
    expect(third).toBeNull()
  })

  it('repeats an act under the key the caller gives', async () => {
    const { seen, baseUrl } = await okServer()
    await makeClient(baseUrl).api.call(session.logout, { idempotencyKey: 'mine' })
    expect(seen[0]?.headers.get('idempotency-key')).toBe('mine')
  })

  it('forwards the headers of the moment and shows every answer', async () => {
    const { seen, baseUrl } = await startServer((c) => {
      c.header('set-cookie', 'language=en')
      return c.json({ authorized: false, redirectUrl: null })
    })
    const cookies: string[] = []
    const { api } = makeClient(baseUrl, {
      headers: () => ({ cookie: 'session=1', 'client-host': 'play.example' }),
      onResponse: ({ headers }) => cookies.push(...headers.getSetCookie()),
    })
    await api.call(session.check)
    expect(seen[0]?.headers.get('cookie')).toBe('session=1')
    expect(seen[0]?.headers.get('client-host')).toBe('play.example')
    expect(cookies).toEqual(['language=en'])
  })

  it('knows the types of an endpoint', () => {
    const { api } = makeClient('')
    expectTypeOf(api.call<typeof pages.home>).returns.resolves.toHaveProperty('versionApp')
    expectTypeOf(api.call<typeof player.me>)
      .returns.resolves.toHaveProperty('data')
      .toHaveProperty('login')
      .toEqualTypeOf<string>()
    type Launch = Parameters<typeof api.call<typeof games.launch>>
    expectTypeOf<[typeof games.launch]>().not.toExtend<Launch>()
    expectTypeOf<[typeof player.me]>().toExtend<Parameters<typeof api.call<typeof player.me>>>()
    type SignIn = Parameters<typeof api.call<typeof session.signIn>>
    expectTypeOf<[typeof session.signIn, { body: { email: string } }]>().not.toExtend<SignIn>()
  })
})

describe('failure', () => {
  it('carries what the platform said', async () => {
    const details = [{ path: 'email', message: 'not an address' }]
    const { baseUrl } = await startServer((c) =>
      c.json(makeErrorBody('invalid-input', { details, retryAfterMs: 1500 }), 400),
    )
    const error: unknown = await makeClient(baseUrl)
      .api.call(session.logout)
      .catch((caught: unknown) => caught)
    expect(isApiError(error, 'invalid-input')).toBe(true)
    expect(error).toMatchObject({
      code: 'invalid-input',
      status: 400,
      details,
      retryAfterMs: 1500,
      requestId: 'r-1',
      method: 'GET',
      path: '/rest/logout/',
      message: 'GET /rest/logout/ failed (invalid-input): because of invalid-input',
    })
  })

  it('takes retry-after and x-request-id from the headers when the body has none', async () => {
    const { baseUrl } = await startServer(
      () =>
        new Response('busy', {
          status: 429,
          headers: { 'retry-after': '2', 'x-request-id': 'r-9' },
        }),
    )
    await expect(makeClient(baseUrl).api.call(session.logout)).rejects.toMatchObject({
      code: 'malformed',
      status: 429,
      retryAfterMs: 2000,
      requestId: 'r-9',
    })
  })

  it.each([
    [502, '<html>Bad gateway</html>'],
    [500, '{"success":false,"error":{"code":"toString"}}'],
    [200, '<html>Welcome to the hotel network</html>'],
    [200, ''],
    [200, 'null'],
  ])('calls an answer of %i with %j malformed', async (status, body) => {
    const { baseUrl } = await startServer(
      () => new Response(body, { status, headers: { 'content-type': 'text/html' } }),
    )
    await expect(makeClient(baseUrl).api.call(session.logout)).rejects.toMatchObject({
      code: 'malformed',
      status,
    })
  })

  it('ERR-45 is logged once and thrown', async () => {
    const { baseUrl } = await startServer((c) => c.json(makeErrorBody('unavailable'), 503))
    const { api, logged } = makeClient(baseUrl)
    await expect(api.call(session.appInit)).rejects.toMatchObject({ code: 'unavailable' })
    expect(logged).toEqual(['GET /rest/app/init/ failed (unavailable): because of unavailable'])
  })

  it('TEN-08 reports a 401 of any call, and nothing else', async () => {
    const { baseUrl } = await startServer((c) =>
      c.req.path === '/rest/player/'
        ? c.json(makeErrorBody('unauthorized'), 401)
        : c.json(makeErrorBody('forbidden'), 403),
    )
    let reports = 0
    const { api } = makeClient(baseUrl, { onUnauthorized: () => (reports += 1) })
    await expect(api.call(player.rewards)).rejects.toMatchObject({ code: 'forbidden' })
    expect(reports).toBe(0)
    await expect(api.call(player.me)).rejects.toMatchObject({ code: 'unauthorized' })
    expect(reports).toBe(1)
  })

  it('tells whoever listens that a call was refused, and why', async () => {
    const { baseUrl } = await startServer((c) =>
      c.req.path === '/rest/player/'
        ? c.json(makeErrorBody('unauthorized'), 401)
        : c.json(makeErrorBody('terms-required'), 403),
    )
    const refusals: string[] = []
    const { api } = makeClient(baseUrl, { onRefused: ({ code }) => refusals.push(code) })
    await expect(api.call(player.me)).rejects.toMatchObject({ status: 401 })
    expect(refusals).toEqual([])
    await expect(api.call(player.rewards)).rejects.toMatchObject({ code: 'terms-required' })
    expect(refusals).toEqual(['terms-required'])
  })

  it('times out when no answer comes, and when its body does not end', async () => {
    const { seen, baseUrl } = await startServer((c) =>
      c.req.path === '/rest/logout/'
        ? new Response(new ReadableStream({ start: (body) => body.enqueue(Uint8Array.of(123)) }))
        : new Promise<Response>(() => undefined),
    )
    const { api } = makeClient(baseUrl, { timeoutMs: 80 })
    await expect(api.call(session.appInit)).rejects.toMatchObject({ code: 'timeout', status: 0 })
    await expect(api.call(session.logout)).rejects.toMatchObject({ code: 'timeout' })
    expect(seen).toHaveLength(2)
  })

  it('ends an act that its caller aborts', async () => {
    const { seen, baseUrl } = await startServer(async (c, { aborted }) => {
      await aborted
      return c.json({})
    })
    const { api, logged } = makeClient(baseUrl)
    const controller = new AbortController()
    const call = api.call(session.logout, { signal: controller.signal })
    setTimeout(() => controller.abort(), 60)
    await expect(call).rejects.toMatchObject({ code: 'aborted' })
    await seen[0]?.aborted
    expect(logged).toEqual([])
  })
})
