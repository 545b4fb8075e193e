import type { Endpoint, ErrorCode } from '@marquee/contract'
import { errorStatus } from '@marquee/contract'
import { describe, expect, it } from 'vitest'
import { makeClient, makeEndpoint, makeErrorBody, startServer } from './testing.ts'

const retried = [408, 409, 425, 429, 500, 502, 503, 504]
const notRetried = [400, 401, 402, 403, 404, 410, 413, 415, 422, 423, 501, 505]
const codeFor = (status: number): ErrorCode =>
  (Object.keys(errorStatus) as ErrorCode[]).find((code) => errorStatus[code] === status) ??
  'internal'

const requestsFor = async (endpoint: Endpoint, status: number) => {
  const { seen, baseUrl } = await startServer((c) =>
    c.json(makeErrorBody(codeFor(status)), { status: status as 500 }),
  )
  await expect(makeClient(baseUrl).api.call(endpoint)).rejects.toMatchObject({ status })
  return seen.length
}

describe('retry', () => {
  it.each(retried)('FETCH-02 asks twice when a GET answers %i', async (status) => {
    expect(await requestsFor(makeEndpoint(), status)).toBe(2)
  })

  it('FETCH-02 answers what the second attempt brings', async () => {
    const { seen, baseUrl } = await startServer((c) =>
      seen.length === 1 ? c.json(makeErrorBody('unavailable'), 503) : c.json({ success: true }),
    )
    const { api, logged } = makeClient(baseUrl)
    expect(await api.call(makeEndpoint())).toEqual({ success: true })
    expect(logged).toEqual([])
  })

  it.each(notRetried)('asks once when a GET answers %i', async (status) => {
    expect(await requestsFor(makeEndpoint(), status)).toBe(1)
  })

  it.each(
    (['PATCH', 'POST', 'PUT', 'DELETE'] as const).flatMap((method) =>
      retried.map((status) => [method, status] as const),
    ),
  )('FETCH-03 sends a %s once when it answers %i', async (method, status) => {
    expect(await requestsFor(makeEndpoint({ method, effect: true }), status)).toBe(1)
  })

  it.each(retried)('sends a GET that acts once when it answers %i', async (status) => {
    expect(await requestsFor(makeEndpoint({ effect: true }), status)).toBe(1)
  })

  it('asks once when the connection is lost', async () => {
    let attempts = 0
    const { api } = makeClient('http://127.0.0.1:9', {
      fetch: (...request) => {
        attempts += 1
        return fetch(...request)
      },
    })
    await expect(api.call(makeEndpoint())).rejects.toMatchObject({ code: 'network', status: 0 })
    expect(attempts).toBe(1)
  })
})
