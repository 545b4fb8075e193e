import { describe, expect, it } from 'vitest'
import { startFcm } from '../testing/fcmServer.ts'
import { describePushProvider, makePush } from './conformance.ts'
import { fcmPush } from './fcm.ts'
import { sandboxPush } from './sandbox.ts'

const start = Date.UTC(2026, 10, 20, 12)

async function open() {
  let time = start
  const now = () => time
  const company = await startFcm(now)
  const { account, endpoint } = company
  const provider = fcmPush({ accounts: { harbour: account }, now, endpoint, timeout: 300 })
  return { company, provider, close: company.stop, pass: (ms: number) => (time += ms) }
}

describePushProvider('fcm', open)
describePushProvider('sandbox', async () => ({ provider: sandboxPush(), close: async () => {} }))

describe('fcm', () => {
  it('posts what the device shows, where a tap leads and what the page is told', async () => {
    const { company, provider, close } = await open()
    expect(await provider.send(makePush())).toEqual({ kind: 'sent' })
    await close()
    expect(company.messages).toEqual([
      {
        authorization: 'Bearer access-1',
        message: {
          token: 'device-1',
          notification: { title: 'Harbour', body: 'Your draw is in.' },
          data: { entry: '7' },
          webpush: {
            headers: { TTL: '86400', Urgency: 'normal' },
            notification: { tag: 'push-1' },
            fcm_options: { link: 'https://harbour.example/' },
          },
        },
      },
    ])
  })

  it('asks for a token once, and anew when it is over or was not taken', async () => {
    const { company, provider, close, pass } = await open()
    for (let sent = 0; sent < 3; sent++) await provider.send(makePush())
    expect(company.grants()).toBe(1)
    pass(3_600_000)
    await provider.send(makePush())
    expect(company.grants()).toBe(2)
    company.break('forgetful')
    expect(await provider.send(makePush())).toMatchObject({ kind: 'later' })
    expect(await provider.send(makePush())).toEqual({ kind: 'sent' })
    expect(company.grants()).toBe(3)
    await close()
  })

  it.each([
    ['device-gone', { kind: 'refused', isAddressDead: true }],
    ['device-foreign', { kind: 'refused', isAddressDead: true }],
    ['device-none', { kind: 'refused', isAddressDead: true }],
    ['device-unfit', { kind: 'refused', isAddressDead: false }],
    ['device-many', { kind: 'later' }],
  ])('knows what became of %s', async (token, outcome) => {
    const { provider, close } = await open()
    expect(await provider.send(makePush({ token }))).toMatchObject(outcome)
    await close()
  })

  it.each(['silent', 'failing', 'refusing'] as const)(
    'is told later by a company that is %s',
    async (how) => {
      const { company, provider, close } = await open()
      company.break(how)
      expect((await provider.send(makePush())).kind).toBe('later')
      company.break(null)
      expect((await provider.send(makePush())).kind).toBe('sent')
      await close()
    },
  )

  it('serves the brands that it has an account for', async () => {
    const { provider, close } = await open()
    expect(provider.serves('orchard')).toBe(false)
    expect((await provider.send(makePush({ brand: 'orchard' }))).kind).toBe('later')
    await close()
  })
})
