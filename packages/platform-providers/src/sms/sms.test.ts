import { describe, expect, it } from 'vitest'
import { startHttpServer } from '../testing/httpServer.ts'
import { describeSmsProvider, makeText } from './conformance.ts'
import { httpSms } from './http.ts'
import { sandboxSms } from './sandbox.ts'

const startCompany = () =>
  startHttpServer(({ body }) => {
    const { to } = JSON.parse(body) as { to: string }
    if (to.endsWith('0000')) return { status: 410, body: { error: 'There is no such number' } }
    if (to.endsWith('0001')) return { status: 503 }
    if (to.endsWith('0002')) return null
    if (to.endsWith('0003')) return { status: 401 }
    return { status: 202 }
  })

describeSmsProvider('http', async () => {
  const { url, stop } = await startCompany()
  return { provider: httpSms({ url, key: 'key', from: 'HARBOUR' }), close: stop }
})

describeSmsProvider('sandbox', async () => ({ provider: sandboxSms(), close: async () => {} }))

describe('http', () => {
  it('posts the message with its key, and its id as the Idempotency-Key', async () => {
    const { url, taken, stop } = await startCompany()
    await httpSms({ url, key: 'secret', from: 'HARBOUR' }).send(makeText())
    await stop()
    expect(taken[0]?.headers).toMatchObject({
      authorization: 'Bearer secret',
      'idempotency-key': 'text-1',
    })
    expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
      id: 'text-1',
      from: 'HARBOUR',
      to: '+13125550101',
      text: 'Your code is 123456.',
    })
  })

  it('is told later by a company that does not answer, is away, or does not know us', async () => {
    const { url, stop } = await startCompany()
    const account = { url, key: 'secret', from: 'HARBOUR', timeout: 200 }
    const kinds = async (to: string, more = {}) =>
      (await httpSms({ ...account, ...more }).send(makeText({ to }))).kind
    expect(await kinds('+13125550002')).toBe('later')
    expect(await kinds('+13125550003')).toBe('later')
    await stop()
    expect(await kinds('+13125550101')).toBe('later')
  })
})
