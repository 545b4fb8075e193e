import { player, session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { locales } from '@marquee/contract/locales'
import { lookOf } from '@marquee/platform-messages/mail/look'
import { sampleMails } from '@marquee/platform-messages/mail/samples'
import { allBrands } from '../../brands/index.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { demoAccount } from '../../world/demo/accounts.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await makePlatform({ sandbox: true })
}, 60_000)
afterAll(() => platform.stop())

const requestReset = (brand: string) =>
  platform.guest({ brand }).ask(session.resetRequest, { body: { email: demoAccount.email } })

describe('sandbox', () => {
  it('shows the mails of the brand that was asked, and of no other', async () => {
    await requestReset('tao')
    await requestReset('nlc')
    const { body } = await platform.guest({ brand: 'tao' }).send('GET', '/sandbox/mails')
    const { mails } = body as { mails: { kind: string; to: string }[] }
    expect(mails.filter(({ kind }) => kind === 'reset-code')).toMatchObject([
      { to: demoAccount.email },
    ])
    expect(JSON.stringify(body)).toContain('TaoFortune')
  })

  it('shows them as a page to a browser, with nothing of a mail taken for markup', async () => {
    await platform.kernel.db
      .updateTable('mail_outbox')
      .set({ subject: '<script>alert(1)</script>' })
      .where('brand', '=', 'tao')
      .execute()
    const { body, headers } = await platform
      .guest({ brand: 'tao' })
      .send('GET', '/sandbox/mails', { headers: { accept: 'text/html' } })
    expect(headers['content-type']).toMatch(/^text\/html/)
    expect(JSON.stringify(body)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(JSON.stringify(body)).not.toContain('<script>')
  })

  it('shows every mail there is as a picture in the brand, in each language', async () => {
    const client = platform.guest({ brand: 'nlc' })
    const page = async (path: string) => {
      const { body } = await client.send('GET', path, { headers: { accept: 'text/html' } })
      return (body as { text: string }).text
    }
    const { night } = await lookOf('nlc')
    for (const locale of locales) {
      const shown = await page(`/sandbox/mails/samples?locale=${locale}`)
      for (const [kind, mail] of Object.entries(sampleMails)) {
        expect(shown).toContain(`data-kind="${kind}" data-locale="${locale}"`)
        const whole = await page(`/sandbox/mails/samples/${mail.kind}?locale=${locale}`)
        expect(whole).toContain(`lang="${locale}"`)
        expect(whole).toContain(`background-color:${night.page}`)
        expect(whole).toContain(night.accent)
      }
      expect(shown.match(/<iframe[^>]+sandbox=""/g)).toHaveLength(Object.keys(sampleMails).length)
    }
  })

  it('shows what was sent in one language alone, and one mail by itself in a document that may do nothing', async () => {
    const client = platform.guest({ brand: 'tao' })
    const sent = async (query: string) => {
      const { body } = await client.send('GET', `/sandbox/mails${query}`)
      return (body as { mails: { id: number; html: string }[] }).mails
    }
    expect(await sent('?locale=es')).toEqual([])
    const [mail] = await sent('?locale=en')
    const { body, headers } = await client.send('GET', `/sandbox/mails/${mail?.id}`)
    expect(body).toEqual({ text: mail?.html })
    expect(headers['content-security-policy']).toBe('sandbox')
    expect((await client.send('GET', '/sandbox/mails/0')).status).toBe(404)
  })

  it('moves the clock and puts it back', async () => {
    const client = platform.guest()
    const before = platform.clock.now()
    const { body } = await client.send('POST', '/sandbox/clock', {
      body: { advanceMs: 86_400_000 },
    })
    expect(body).toMatchObject({ offsetMs: 86_400_000 })
    expect(platform.clock.now()).toBeGreaterThanOrEqual(before + 86_400_000)
    expect((await client.send('GET', '/sandbox/clock')).body).toMatchObject({
      offsetMs: 86_400_000,
    })
    await client.send('POST', '/sandbox/clock', { body: { reset: true } })
    expect(platform.clock.offset).toBe(0)
  })

  it.each([{}, { advanceMs: -1 }, { advanceMs: 1e300 }, { advanceMs: '5' }, [], 'no'])(
    'refuses %j as a move of the clock',
    async (body) => {
      const answer = await platform.guest().send('POST', '/sandbox/clock', { body })
      expect(answer.status).toBe(400)
      expect(platform.clock.offset).toBe(0)
    },
  )

  it.each(['cross-site', 'same-site'])('is closed to pages that are %s', async (site) => {
    const client = platform.guest()
    const headers = { 'sec-fetch-site': site }
    const answers = [
      await client.send('GET', '/sandbox/mails', { headers }),
      await client.send('POST', '/sandbox/clock', { headers, body: { advanceMs: 1000 } }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([403, 403])
    expect(platform.clock.offset).toBe(0)
  })

  it.each([...allBrands.keys()])(
    'has a demo account of %s, complete and confirmed, with its welcome gift',
    async (brand) => {
      const client = platform.guest({ brand })
      await client.ask(session.signIn, { body: demoAccount })
      const { data } = await client.ask(player.me)
      expect(data).toMatchObject({ emailConfirmed: true, profileCompleted: true })
      const { coins, entries } = data.playerInfo.playerBalance
      expect({ coins, entries }).toEqual(allBrands.get(brand)?.welcome)
    },
  )
})

describe('without the sandbox', () => {
  let closed: TestPlatform
  beforeAll(async () => {
    closed = await makePlatform()
  }, 60_000)
  afterAll(() => closed.stop())

  it.each([
    ['GET', '/sandbox/mails'],
    ['GET', '/sandbox/clock'],
    ['POST', '/sandbox/clock'],
    ['POST', '/sandbox/push'],
  ])('answers 404 to %s %s and moves nothing', async (method, path) => {
    const body = method === 'POST' ? { advanceMs: 1000 } : undefined
    const answer = await closed.guest().send(method, path, { body })
    expect(answer.status).toBe(404)
    expect(closed.clock.offset).toBe(0)
  })

  it('has no demo account', async () => {
    expect((await closed.guest().call(session.signIn, { body: demoAccount })).status).toBe(401)
  })
})
