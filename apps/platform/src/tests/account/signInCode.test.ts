import { randomUUID } from 'node:crypto'
import { session } from '@marquee/contract'
import { lockTime, signInCodeLifetime } from '@marquee/platform-identity/account/rules'
import { pruneAccounts } from '@marquee/platform-identity/account/store'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePauses, signInWith } from '../../testing/makePauses.ts'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
let pauses: ReturnType<typeof makePauses>

beforeAll(async () => {
  platform = await makePlatform()
  pauses = makePauses(platform)
}, 60_000)
afterAll(() => platform.stop())

describe('a code that passes a pause of sign-in', () => {
  it('lets the owner in with the right password, forgets the failures there and makes the device known', async () => {
    const { email, password, ip, browser } = await pauses.pausedOwner()
    const code = await pauses.codeFor(browser, email)
    expect(code).toMatch(/^\d{6}$/)
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(200)
    expect((await browser.ask(session.check)).authorized).toBe(true)
    // Neither paused any more, nor one failure before the next pause.
    for (let count = 0; count < 2; count++)
      expect(
        (await signInWith(pauses.browserAt(ip), { email }, { password: 'a guess' })).status,
      ).toBe(401)
    await pauses.pause(ip, { email })
    expect((await signInWith(pauses.browserAt(ip), { email }, { password })).status).toBe(423)
    await browser.ask(session.logout)
    expect((await signInWith(browser, { email }, { password })).status).toBe(200)
  })

  it('lets the owner pass a pause of all strangers, who stay out', async () => {
    const { email, password, browser } = await pauses.ownerAmongStrangers()
    expect((await signInWith(browser, { email }, { password })).status).toBe(423)
    const code = await pauses.codeFor(browser, email)
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(200)
    expect((await signInWith(pauses.browserAt(), { email }, { password })).status).toBe(423)
    await browser.ask(session.logout)
    expect((await signInWith(browser, { email }, { password })).status).toBe(200)
  })

  it('is neither asked for nor looked at without a pause', async () => {
    const { email, password } = (await platform.signUp()).credentials
    expect(
      (await signInWith(pauses.browserAt(), { email }, { password, code: '123456' })).status,
    ).toBe(200)
    const wrong = await signInWith(
      pauses.browserAt(),
      { email },
      { password: 'a guess', code: '123456' },
    )
    expect([wrong.status, wrong.body.error?.code]).toEqual([401, 'wrong-credentials'])
  })

  it('is texted to an account that is known by a phone', async () => {
    const { email: _, ...form } = makeSignUp()
    const phone = '+14155554401'
    await platform.guest().ask(session.signUp, { body: { ...form, phone } })
    const ip = pauses.freshNetwork()
    await pauses.pause(ip, { phone })
    const browser = pauses.browserAt(ip)
    expect((await pauses.ask(browser, { phone: '(415) 555-4401' })).status).toBe(200)
    const code = await pauses.codeTo(phone)
    const { password } = form
    expect((await pauses.messagesTo(phone)).at(-1)).toMatchObject({ subject: 'SMS' })
    expect((await signInWith(browser, { phone }, { password, code })).status).toBe(200)
  })

  it('says in its mail what it is, until when, from where it was asked for and what to do otherwise', async () => {
    const { email, browser } = await pauses.pausedOwner()
    const userAgent = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/150.0 Safari/537.36'
    const headers = { 'user-agent': userAgent }
    await browser.call(session.signInCode, { body: { email, locale: 'en' }, headers })
    await browser.call(session.signInCode, { body: { email, locale: 'es' }, headers })
    const [english, spanish] = await pauses.messagesTo(email)
    expect(english?.subject).toMatch(/^\d{6} is your Wireframe sign-in code$/)
    expect(english?.body).toContain('Requested on: Chrome, Windows')
    expect(english?.body).toMatch(/Works until: .* UTC/)
    expect(english?.body).toContain('If it wasn’t you')
    expect(spanish?.subject).toMatch(/^\d{6} es tu código para entrar en Wireframe$/)
    expect(spanish?.body).toContain('Si no fuiste tú')
  })
})

describe('asking for a code', () => {
  it('is limited by contact and network, so that a stranger elsewhere uses up none of the owner’s', async () => {
    const { email } = (await platform.signUp()).credentials
    const ip = pauses.freshNetwork()
    const statuses = []
    for (let count = 0; count < 6; count++)
      statuses.push((await pauses.ask(pauses.browserAt(ip), { email })).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect((await pauses.ask(pauses.browserAt(), { email })).status).toBe(200)
    const unknown = `${randomUUID()}@example.test`
    const same = []
    for (let count = 0; count < 6; count++)
      same.push(
        (await pauses.ask(pauses.browserAt(pauses.freshNetwork()), { email: unknown })).status,
      )
    expect(same).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('is limited for one mailbox from everywhere, and for one network to everybody', async () => {
    const email = `${randomUUID()}@example.test`
    const everywhere = []
    for (let count = 0; count < 21; count++)
      everywhere.push((await pauses.ask(pauses.browserAt(), { email })).status)
    expect(everywhere.filter((status) => status === 429)).toHaveLength(1)
    const ip = pauses.freshNetwork()
    const everybody = []
    for (let count = 0; count < 21; count++)
      everybody.push(
        (await pauses.ask(pauses.browserAt(ip), { email: `${randomUUID()}@example.test` })).status,
      )
    expect(everybody.filter((status) => status === 429)).toHaveLength(1)
  })

  it('answers a repetition alike, in the same browser, and sends once', async () => {
    const { email, password, browser } = await pauses.pausedOwner()
    const key = randomUUID()
    const body = { email, locale: 'en' as const }
    const first = await browser.call(session.signInCode, { body, key })
    // The answer was lost, and its cookie with it.
    browser.cookies.delete('marquee-code')
    const second = await browser.call(session.signInCode, { body, key })
    expect(second.body).toEqual(first.body)
    const [message, ...more] = await pauses.messagesTo(email)
    expect(more).toEqual([])
    const code = /\b(\d{6})\b/.exec(message?.body ?? '')?.[1] ?? ''
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(200)
  })

  it('keeps no code in the clear, and forgets codes that have expired', async () => {
    const { email, browser } = await pauses.pausedOwner()
    const code = await pauses.codeFor(browser, email)
    const { db, clock } = platform.kernel
    const kept = JSON.stringify(await db.selectFrom('sign_in_code').selectAll().execute())
    expect(kept).not.toContain(code)
    expect(kept).not.toContain(email)
    platform.clock.advance(signInCodeLifetime)
    const late = await pauses.codeFor(pauses.browserAt(), email)
    expect(late).toMatch(/^\d{6}$/)
    await pruneAccounts(db, clock.now(), lockTime)
    expect(await db.selectFrom('sign_in_code').select('tries').execute()).toEqual([{ tries: 0 }])
  })
})
