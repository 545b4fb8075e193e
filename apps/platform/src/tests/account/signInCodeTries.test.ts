import { randomUUID } from 'node:crypto'
import { backOffice, session } from '@marquee/contract'
import { signInCodeLifetime } from '@marquee/platform-identity/account/rules'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePauses, otherCode, signInWith } from '../../testing/makePauses.ts'
import { makePlatform, type TestPlatform } from '../../testing/makePlatform.ts'
import { makeStaff } from '../../testing/makeStaff.ts'

let platform: TestPlatform
let pauses: ReturnType<typeof makePauses>

beforeAll(async () => {
  platform = await makePlatform()
  pauses = makePauses(platform)
}, 60_000)
afterAll(() => platform.stop())

describe('signing in with a code', () => {
  it('signs in once with a code that is sent ten times at once', async () => {
    const { email, password, browser } = await pauses.ownerAmongStrangers()
    const code = await pauses.codeFor(browser, email)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        signInWith(pauses.sameBrowser(browser), { email }, { password, code }),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort((one, two) => one - two)
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 400)])
  })

  it('takes a code once, but answers the same sign-in again when its answer was lost', async () => {
    const { email, password, browser } = await pauses.ownerAmongStrangers()
    const code = await pauses.codeFor(browser, email)
    const ip = pauses.freshNetwork()
    const key = randomUUID()
    const once = pauses.sameBrowser(browser, ip)
    expect((await signInWith(once, { email }, { password, code }, key)).status).toBe(200)
    const later = await signInWith(pauses.sameBrowser(browser), { email }, { password, code })
    expect(later.body.error?.code).toBe('wrong-code')
    const again = pauses.sameBrowser(browser, ip)
    expect((await signInWith(again, { email }, { password, code }, key)).status).toBe(200)
    expect((await again.ask(session.check)).authorized).toBe(true)
    const wrong = pauses.sameBrowser(browser, ip)
    expect((await signInWith(wrong, { email }, { password: 'a guess', code }, key)).status).toBe(
      400,
    )
  })

  it('takes no code after ten minutes, and none but the newest of a browser', async () => {
    const { email, password, browser } = await pauses.pausedOwner()
    const older = await pauses.codeFor(browser, email)
    let newest = await pauses.codeFor(browser, email)
    while (newest === older) newest = await pauses.codeFor(browser, email)
    expect((await signInWith(browser, { email }, { password, code: older })).status).toBe(400)
    platform.clock.advance(signInCodeLifetime)
    expect((await signInWith(browser, { email }, { password, code: newest })).status).toBe(400)
    expect((await signInWith(browser, { email }, { password })).status).toBe(423)
    const fresh = await pauses.codeFor(browser, email)
    expect((await signInWith(browser, { email }, { password, code: fresh })).status).toBe(200)
  })

  it.each(['a wrong code', 'a wrong password'])(
    'spends it by five tries with %s',
    async (wrong) => {
      const { email, password, browser } = await pauses.pausedOwner()
      const code = await pauses.codeFor(browser, email)
      const form =
        wrong === 'a wrong code'
          ? { password, code: otherCode(code) }
          : { password: 'a guess', code }
      for (let count = 0; count < 5; count++)
        expect((await signInWith(browser, { email }, form)).status).toBe(400)
      expect((await signInWith(browser, { email }, { password, code })).status).toBe(400)
      const next = await pauses.codeFor(browser, email)
      expect((await signInWith(browser, { email }, { password, code: next })).status).toBe(200)
    },
  )

  it('counts thirty wrong tries sent at once like tries sent one by one', async () => {
    const { email, password, browser } = await pauses.pausedOwner()
    const code = await pauses.codeFor(browser, email)
    await Promise.all(
      Array.from({ length: 30 }, () =>
        signInWith(browser, { email }, { password, code: otherCode(code) }),
      ),
    )
    const [row] = await platform.kernel.db
      .selectFrom('sign_in_code')
      .select('tries')
      .where('used_by', 'is', null)
      .orderBy('expires_at', 'desc')
      .limit(1)
      .execute()
    expect(row?.tries).toBe(5)
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(400)
  })

  it('takes no code of another account, of another brand, or that another browser asked for', async () => {
    const { email, password, ip, browser } = await pauses.pausedOwner()
    const neighbour = (await platform.signUp()).credentials
    await pauses.pause(ip, { email: neighbour.email })
    const code = await pauses.codeFor(browser, email)
    let own = await pauses.codeFor(browser, neighbour.email)
    while (own === code) own = await pauses.codeFor(browser, neighbour.email)
    const foreign = await signInWith(browser, { email: neighbour.email }, { ...neighbour, code })
    expect(foreign.status).toBe(400)
    expect((await signInWith(pauses.browserAt(ip), { email }, { password, code })).status).toBe(400)
    const elsewhere = platform.guest({ brand: 'tao', ip })
    elsewhere.cookies.set('marquee-code', browser.cookies.get('marquee-code') ?? '')
    for (let count = 0; count < 3; count++)
      await signInWith(elsewhere, { email }, { password: 'a guess' })
    expect((await signInWith(elsewhere, { email }, { password, code })).status).toBe(400)
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(200)
  })

  it('lets no stranger replace or spend the code of the owner', async () => {
    const { email, password, browser } = await pauses.ownerAmongStrangers()
    const code = await pauses.codeFor(browser, email)
    const stranger = pauses.browserAt()
    await pauses.ask(stranger, { email })
    for (let count = 0; count < 6; count++)
      expect((await signInWith(stranger, { email }, { password: 'a guess', code })).status).toBe(
        400,
      )
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(200)
  })

  it('has fifty tries for all codes of an account in half an hour; support and the reset link begin anew', async () => {
    const owner = await platform.signUp()
    const { email, password } = owner.credentials
    await pauses.pauseStrangers({ email })
    for (let codes = 0; codes < 10; codes++) {
      const browser = pauses.browserAt()
      await pauses.ask(browser, { email })
      const code =
        /\b(\d{6})\b/.exec((await pauses.messagesTo(email)).at(-1)?.body ?? '')?.[1] ?? ''
      for (let count = 0; count < 5; count++)
        await signInWith(browser, { email }, { password, code: otherCode(code) })
    }
    const browser = pauses.browserAt()
    const code = await pauses.codeFor(browser, email)
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(400)
    const desk = await (await makeStaff(platform, { role: 'support' })).signIn()
    await desk.ask(backOffice.unlockSignIn, {
      params: { brand: 'wireframe', playerId: owner.playerId },
      body: { reason: 'Knew the last purchase' },
    })
    await pauses.pauseStrangers({ email })
    expect((await signInWith(browser, { email }, { password, code })).status).toBe(200)
  })
})
