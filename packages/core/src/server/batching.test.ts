import { describe, expect, it, vi } from 'vitest'
import { makeBatchingFetch } from './batching.ts'
import { makeKnownTexts } from './knownTexts.ts'

const platform = 'http://platform.test'
const get = (init: RequestInit = {}): RequestInit => ({
  method: 'GET',
  headers: { 'x-renderer-key': 'key' },
  ...init,
})

const batchOf = (...answers: { status?: number; text: string; cookies?: string[] }[]): Response =>
  new Response(
    [
      JSON.stringify(
        answers.map(({ status = 200, text, cookies = [] }) => ({
          status,
          headers: { 'content-type': 'application/json' },
          cookies,
          length: text.length,
        })),
      ),
      answers.map(({ text }) => text).join(''),
    ].join('\n'),
  )

/** A platform that names its texts, and does not send those that are known. */
function namingPlatform(textOf: (path: string) => string) {
  return vi.fn(async (address: unknown, init?: RequestInit) => {
    if (!String(address).endsWith('/batch/')) return new Response('alone')
    const { paths, known = [] } = JSON.parse(String(init?.body)) as {
      paths: string[]
      known?: string[]
    }
    const answers = paths.map((path) => {
      const text = textOf(path)
      const name = `n:${text}`
      return known.includes(name)
        ? { told: { name, isKnown: true, length: 0 }, text: '' }
        : { told: { name, length: text.length }, text }
    })
    const told = answers.map((answer) => ({
      status: 200,
      headers: {},
      cookies: [],
      ...answer.told,
    }))
    return new Response(`${JSON.stringify(told)}\n${answers.map((answer) => answer.text).join('')}`)
  })
}

const asked = (fetch: ReturnType<typeof vi.fn>, nth: number) => {
  const [url, init] = fetch.mock.calls[nth] as [string, RequestInit]
  return { url, method: init.method, headers: init.headers, body: init.body }
}

describe('makeBatchingFetch', () => {
  it('asks for what is asked for in one turn at once, and gives each its own answer', async () => {
    const fetch = vi.fn(async () =>
      batchOf(
        { text: '{"name":"ñandú 🂡"}', cookies: ['a=1', 'b=2'] },
        { status: 404, text: '{"success":false}' },
      ),
    )
    const batching = makeBatchingFetch(platform, { fetch })
    const [one, other] = await Promise.all([
      batching(`${platform}/rest/player/`, get()),
      batching(`${platform}/rest/quest/?all=1`, get()),
    ])
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(asked(fetch, 0)).toEqual({
      url: `${platform}/rest/batch/`,
      method: 'POST',
      headers: { 'x-renderer-key': 'key', 'content-type': 'application/json' },
      body: '{"paths":["/rest/player/","/rest/quest/?all=1"]}',
    })
    expect(await one.json()).toEqual({ name: 'ñandú 🂡' })
    expect(one.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect([other.status, await other.json()]).toEqual([404, { success: false }])
  })

  it('asks along with the first batch for what will be wanted later, and gives it out once', async () => {
    const fetch = vi.fn(async (_: unknown, init?: RequestInit) => {
      const { paths } = JSON.parse(String(init?.body)) as { paths: string[] }
      return batchOf(...paths.map((path) => ({ text: JSON.stringify({ path }) })))
    })
    const foreseen = () => [
      `${platform}/rest/quest/`,
      `${platform}/rest/player/`,
      `${platform}/rest/bingo/`,
    ]
    const batching = makeBatchingFetch(platform, { fetch, foreseen })
    const first = await batching(`${platform}/rest/player/`, get())
    expect(await first.json()).toEqual({ path: '/rest/player/' })
    expect(asked(fetch, 0).body).toBe('{"paths":["/rest/player/","/rest/quest/","/rest/bingo/"]}')
    const later = await batching(`${platform}/rest/quest/`, get())
    expect(await later.json()).toEqual({ path: '/rest/quest/' })
    expect(fetch).toHaveBeenCalledTimes(1)
    // Whoever asks again wants to know anew.
    await Promise.all([
      batching(`${platform}/rest/quest/`, get()),
      batching(`${platform}/rest/vip/`, get()),
    ])
    expect(asked(fetch, 1).body).toBe('{"paths":["/rest/quest/","/rest/vip/"]}')
  })

  it('asks anew for what came along and is no answer', async () => {
    const fetch = vi.fn(async (address: unknown) =>
      String(address).endsWith('/batch/')
        ? batchOf({ text: '{}' }, { status: 503, text: '{}' })
        : new Response('{"late":true}'),
    )
    const foreseen = () => [`${platform}/rest/quest/`]
    const batching = makeBatchingFetch(platform, { fetch, foreseen })
    await batching(`${platform}/rest/player/`, get())
    const later = await batching(`${platform}/rest/quest/`, get())
    expect(await later.json()).toEqual({ late: true })
  })

  it('ends for whoever gave up on what came along', async () => {
    const fetch = vi.fn(async () => batchOf({ text: '{}' }, { text: '{}' }))
    const foreseen = () => [`${platform}/rest/quest/`]
    const batching = makeBatchingFetch(platform, { fetch, foreseen })
    const first = batching(`${platform}/rest/player/`, get())
    await first
    const late = batching(`${platform}/rest/quest/`, get({ signal: AbortSignal.abort() }))
    await expect(late).rejects.toThrow('abort')
  })

  it('sends one alone, and everything that acts', async () => {
    const fetch = vi.fn(async () => new Response('{}'))
    const batching = makeBatchingFetch(platform, { fetch })
    await batching(`${platform}/rest/player/`, get())
    await Promise.all([
      batching(`${platform}/rest/a/`, { method: 'POST' }),
      batching(`${platform}/rest/b/`, get({ headers: { 'idempotency-key': 'k' } })),
      batching('http://elsewhere.test/rest/c/', get()),
    ])
    expect(fetch.mock.calls.map((_, nth) => asked(fetch, nth).url)).toEqual([
      `${platform}/rest/player/`,
      `${platform}/rest/a/`,
      `${platform}/rest/b/`,
      'http://elsewhere.test/rest/c/',
    ])
  })

  it('sends each alone where the platform takes no batches', async () => {
    const fetch = vi.fn(async (url: unknown) =>
      String(url).endsWith('/batch/') ? new Response('', { status: 404 }) : new Response(`${url}`),
    )
    const batching = makeBatchingFetch(platform, { fetch })
    const answers = await Promise.all(
      ['a', 'b'].map((name) => batching(`${platform}/rest/${name}/`, get())),
    )
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
      `${platform}/rest/a/`,
      `${platform}/rest/b/`,
    ])
  })

  it('tells whoever gives up at once, and answers the others', async () => {
    const fetch = vi.fn(async () => batchOf({ text: '1' }, { text: '2' }))
    const batching = makeBatchingFetch(platform, { fetch })
    const controller = new AbortController()
    const given = batching(`${platform}/rest/a/`, get({ signal: controller.signal }))
    const others = Promise.all(
      ['b', 'c'].map((name) => batching(`${platform}/rest/${name}/`, get())),
    )
    controller.abort(new Error('gave up'))
    await expect(given).rejects.toThrow('gave up')
    expect(await Promise.all((await others).map((answer) => answer.text()))).toEqual(['1', '2'])
    expect(asked(fetch, 0).body).toBe('{"paths":["/rest/b/","/rest/c/"]}')
  })

  describe('with texts that are known', () => {
    const askTwo = async (fetch: typeof globalThis.fetch, known = makeKnownTexts()) => {
      const batching = makeBatchingFetch(platform, { fetch, known })
      const answers = await Promise.all(
        ['home', 'quest'].map((name) => batching(`${platform}/rest/${name}/`, get())),
      )
      return Promise.all(answers.map((answer) => answer.text()))
    }

    it('is not sent a text again, whoever was told it, until it is another', async () => {
      let round = 1
      const fetch = namingPlatform((path) => (path === '/rest/home/' ? 'home' : `quest ${round}`))
      const known = makeKnownTexts()
      expect(await askTwo(fetch, known)).toEqual(['home', 'quest 1'])
      expect(await askTwo(fetch, known)).toEqual(['home', 'quest 1'])
      round = 2
      expect(await askTwo(fetch, known)).toEqual(['home', 'quest 2'])
      expect(fetch.mock.calls.map((_, nth) => JSON.parse(String(asked(fetch, nth).body)))).toEqual([
        { paths: ['/rest/home/', '/rest/quest/'] },
        { paths: ['/rest/home/', '/rest/quest/'], known: ['n:home', 'n:quest 1'] },
        { paths: ['/rest/home/', '/rest/quest/'], known: ['n:home', 'n:quest 1'] },
      ])
    })

    it('names none to a platform that takes no names, and begins again without them', async () => {
      const naming = namingPlatform((path) => path)
      const known = makeKnownTexts()
      await askTwo(naming, known)
      const older = vi.fn(async (address: unknown, init?: RequestInit) => {
        if (!String(address).endsWith('/batch/')) return new Response('alone')
        return String(init?.body).includes('known')
          ? new Response('{}', { status: 400 })
          : batchOf({ text: 'one' }, { text: 'other' })
      })
      expect(await askTwo(older, known)).toEqual(['alone', 'alone'])
      expect(await askTwo(older, known)).toEqual(['one', 'other'])
    })

    it('asks for each alone where the platform takes for known what is not', async () => {
      const told = { status: 200, headers: {}, cookies: [], name: 'n', isKnown: true, length: 0 }
      const fetch = vi.fn(async (address: unknown) =>
        String(address).endsWith('/batch/')
          ? new Response(`${JSON.stringify([told, told])}\n`)
          : new Response('alone'),
      )
      expect(await askTwo(fetch)).toEqual(['alone', 'alone'])
    })
  })
})
