import { describe, expect, it } from 'vitest'
import { makeClient, makeEndpoint, makeErrorBody, startServer } from './testing.ts'

const later = () => new Promise((resolve) => setTimeout(resolve, 60))
const untilSeen = async (seen: unknown[], count = 1) => {
  while (seen.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
}

const startSlowServer = () =>
  startServer(async (c) => {
    await later()
    return c.json({ success: true })
  })

describe('merging', () => {
  it('INIT-07 makes identical concurrent app-init calls one request', async () => {
    const { seen, baseUrl } = await startSlowServer()
    const { api } = makeClient(baseUrl)
    const appInit = makeEndpoint({ path: '/rest/app/init/' })
    const answers = await Promise.all([api.call(appInit), api.call(appInit), api.call(appInit)])
    expect(seen).toHaveLength(1)
    expect(answers).toEqual([{ success: true }, { success: true }, { success: true }])
  })

  it('asks again once the answer is there', async () => {
    const { seen, baseUrl } = await startSlowServer()
    const { api } = makeClient(baseUrl)
    await api.call(makeEndpoint())
    await api.call(makeEndpoint())
    expect(seen).toHaveLength(2)
  })

  it('keeps calls with another query or other headers apart', async () => {
    const { seen, baseUrl } = await startSlowServer()
    let visitor = 'a'
    const { api } = makeClient(baseUrl, { headers: () => ({ cookie: `session=${visitor}` }) })
    const query = (offset: number) => ({ query: { offset } }) as object
    const first = [api.call(makeEndpoint(), query(0)), api.call(makeEndpoint(), query(5))]
    visitor = 'b'
    await Promise.all([...first, api.call(makeEndpoint(), query(0))])
    expect(seen.map(({ url, headers }) => `${url} ${headers.get('cookie')}`).toSorted()).toEqual([
      '/rest/thing/?offset=0 session=a',
      '/rest/thing/?offset=0 session=b',
      '/rest/thing/?offset=5 session=a',
    ])
  })

  it('TEN-18 never merges calls that act', async () => {
    const { seen, baseUrl } = await startSlowServer()
    const { api } = makeClient(baseUrl)
    const claim = makeEndpoint({ effect: true })
    await Promise.all([api.call(claim), api.call(claim)])
    expect(seen).toHaveLength(2)
  })

  it('gives a shared failure to every caller and logs it once', async () => {
    const { baseUrl } = await startServer((c) => c.json(makeErrorBody('not-found'), 404))
    const { api, logged } = makeClient(baseUrl)
    const results = await Promise.allSettled([api.call(makeEndpoint()), api.call(makeEndpoint())])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(logged).toHaveLength(1)
  })

  it('detaches only the caller that aborts', async () => {
    const { seen, baseUrl } = await startSlowServer()
    const { api, logged } = makeClient(baseUrl)
    const controller = new AbortController()
    const leaving = api.call(makeEndpoint(), { signal: controller.signal })
    const staying = api.call(makeEndpoint())
    controller.abort()
    await expect(leaving).rejects.toMatchObject({ code: 'aborted' })
    expect(await staying).toEqual({ success: true })
    expect(seen).toHaveLength(1)
    expect(logged).toEqual([])
  })

  it('ends the request when every caller has aborted, and a newcomer gets a new one', async () => {
    const { seen, baseUrl } = await startServer(async (c, { aborted }) => {
      if (seen.length === 1) await aborted
      return c.json({ success: true })
    })
    const { api, logged } = makeClient(baseUrl)
    const [first, second] = [new AbortController(), new AbortController()]
    const calls = [first, second].map(({ signal }) => api.call(makeEndpoint(), { signal }))
    await untilSeen(seen)
    first.abort()
    second.abort()
    const newcomer = api.call(makeEndpoint())
    for (const call of calls) await expect(call).rejects.toMatchObject({ code: 'aborted' })
    await seen[0]?.aborted
    expect(await newcomer).toEqual({ success: true })
    expect(seen).toHaveLength(2)
    expect(logged).toEqual([])
  })

  it('sends nothing for a caller that had given up before', async () => {
    const { seen, baseUrl } = await startSlowServer()
    const { api } = makeClient(baseUrl)
    const signal = AbortSignal.abort()
    await expect(api.call(makeEndpoint(), { signal })).rejects.toMatchObject({ code: 'aborted' })
    const claim = makeEndpoint({ method: 'POST', effect: true })
    await expect(api.call(claim, { signal })).rejects.toMatchObject({ code: 'aborted' })
    expect(seen).toEqual([])
  })
})
