import { session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import { sandboxCaptcha, sandboxCaptchaCookie } from '@marquee/platform-identity/captcha/captchaOf'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'

let platform: TestPlatform
/** Without the sandbox. */
let open: TestPlatform

/** Has one brand ask everybody for the sandbox's captcha. */
function askForCaptcha({ surroundings }: TestPlatform): void {
  const brands = surroundings.brands as Map<string, BrandSettings>
  const tao = brands.get('tao')
  if (!tao) throw new Error('There is no brand tao.')
  brands.set('tao', { ...tao, captcha: sandboxCaptcha })
}

beforeAll(async () => {
  open = await makePlatform()
  platform = await makePlatform({ sandbox: true })
  askForCaptcha(platform)
}, 60_000)
afterAll(() => Promise.all([platform.stop(), open.stop()]))

const token = async () =>
  (await platform.guest({ brand: 'tao' }).send<{ token: string }>('POST', '/sandbox/captcha/token'))
    .body.token
const signUp = (body: object) => platform.guest({ brand: 'tao' }).call(session.signUp, { body })

describe('captcha', () => {
  it('is announced by app-init where the brand asks for one', async () => {
    const { data } = await platform.guest({ brand: 'tao' }).ask(session.appInit)
    expect(data.captcha).toEqual(sandboxCaptcha)
  })

  it('is asked for by the platform itself, and each token counts once', async () => {
    const without = await signUp(makeSignUp())
    expect([without.status, without.body.error?.code]).toEqual([403, 'captcha-required'])
    expect((await signUp(makeSignUp({ captcha: 'made up' }))).status).toBe(403)
    const solved = await token()
    expect((await signUp(makeSignUp({ captcha: solved }))).status).toBe(200)
    expect((await signUp(makeSignUp({ captcha: solved }))).status).toBe(403)
  })

  it('CAPTCHA-03 ERR-12 lets in who could not load it, two of an address at once and then one every ten minutes, and nobody else without it', async () => {
    const guest = platform.guest({ brand: 'tao' })
    const form = (extra: object) => ({ body: { ...makeSignUp(), ...extra } as never })
    const without = async () => {
      const { status, body } = await guest.call(session.signUp, form({ captchaUnavailable: true }))
      guest.cookies.clear()
      return [status, body.error?.retryAfterMs ?? 0] as const
    }
    for (let time = 0; time < 3; time++) expect(await without()).toEqual([200, 0])
    const [status, wait] = await without()
    expect(status).toBe(429)
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(600_000)
    const solved = await guest.call(session.signUp, form({ captcha: await token() }))
    expect(solved.status).toBe(200)
    const elsewhere = await signUp({ ...makeSignUp(), captcha: 'x', captchaUnavailable: true })
    expect(elsewhere.status).toBe(403)
  })

  it('is given back when the form is refused for something else', async () => {
    const solved = await token()
    const form = makeSignUp()
    await signUp({ ...form, captcha: await token() })
    expect((await signUp({ ...form, captcha: solved })).body.error?.code).toBe('email-taken')
    expect((await signUp(makeSignUp({ captcha: solved }))).status).toBe(200)
  })

  it('is too old after ten minutes, and of no use at another brand', async () => {
    const old = await token()
    platform.clock.advance(10 * 60_000)
    expect((await signUp(makeSignUp({ captcha: old }))).status).toBe(403)
    const other = await platform.guest().send<{ token: string }>('POST', '/sandbox/captcha/token')
    expect((await signUp(makeSignUp({ captcha: other.body.token }))).status).toBe(403)
  })

  it('holds for a visitor of the sandbox who asks for it, and for nobody elsewhere', async () => {
    const visit = async ({ guest }: TestPlatform) => {
      const visitor = guest()
      visitor.cookies.set(sandboxCaptchaCookie, 'on')
      const { isEnabled } = (await visitor.ask(session.appInit)).data.captcha
      const { status } = await visitor.call(session.signUp, { body: makeSignUp() })
      return [isEnabled, status]
    }
    expect([await visit(platform), await visit(open)]).toEqual([
      [true, 403],
      [false, 200],
    ])
  })

  it('gives tokens to pages of the brand only', async () => {
    const answer = await platform
      .guest()
      .send('POST', '/sandbox/captcha/token', { headers: { 'sec-fetch-site': 'cross-site' } })
    expect(answer.status).toBe(403)
  })

  it('CAPTCHA-03 keeps nobody out for longer than five minutes when many of a brand cannot load it', async () => {
    const crowd = await makePlatform()
    askForCaptcha(crowd)
    const answers = []
    for (let nth = 1; nth <= 6; nth++)
      answers.push(
        await crowd
          .guest({ brand: 'tao', ip: `198.51.100.${nth}` })
          .call(session.signUp, { body: { ...makeSignUp(), captchaUnavailable: true } }),
      )
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
    expect(answers[5]?.body.error?.retryAfterMs).toBeLessThanOrEqual(300_000)
    await crowd.stop()
  })
})
