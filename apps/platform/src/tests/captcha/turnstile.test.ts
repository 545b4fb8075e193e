import { randomUUID } from 'node:crypto'
import { session } from '@marquee/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BrandSettings } from '@marquee/platform-kernel/brandSettings'
import {
  startSiteverify,
  type TestSiteverify,
} from '@marquee/platform-providers/testing/siteverify'
import type { TestClient } from '../../testing/makeClient.ts'
import { makePlatform, makeSignUp, type TestPlatform } from '../../testing/makePlatform.ts'

const brand = 'stormrush'
const hostname = 'stormrush.localhost'
const url = 'https://captcha.example/api.js'

let company: TestSiteverify
let platform: TestPlatform

beforeAll(async () => {
  company = await startSiteverify()
  platform = await makePlatform({
    brand,
    accounts: {
      captcha: { key: 'site-key', url, secret: company.secret, verifyUrl: company.url },
    },
  })
}, 60_000)
afterAll(async () => {
  await platform.stop()
  await company.stop()
})

const enable = (isEnabled: boolean) => {
  const brands = platform.surroundings.brands as Map<string, BrandSettings>
  const settings = brands.get(brand)
  if (settings) brands.set(brand, { ...settings, captcha: { ...settings.captcha, isEnabled } })
}
const solve = () => company.solve({ hostname, action: 'sign-up' })
const signUp = (body: object, client = platform.guest({ brand }), key?: string) =>
  client.call(session.signUp, { body, ...(key && { key }) })

describe('a captcha of a company', () => {
  beforeAll(() => enable(true))

  it('is checked with the company, and counts once', async () => {
    const solved = solve()
    expect((await signUp(makeSignUp({ captcha: solved }))).status).toBe(200)
    const again = await signUp(makeSignUp({ captcha: solved }))
    expect([again.status, again.body.error?.code]).toEqual([403, 'captcha-required'])
    expect((await signUp(makeSignUp({ captcha: 'made up' }))).status).toBe(403)
    const elsewhere = company.solve({ hostname: 'evil.example', action: 'sign-up' })
    expect((await signUp(makeSignUp({ captcha: elsewhere }))).status).toBe(403)
  })

  it('is given back when the form is refused for something else, and asked of once', async () => {
    const form = makeSignUp()
    await signUp({ ...form, captcha: solve() })
    const solved = solve()
    const asked = company.taken.length
    expect((await signUp({ ...form, captcha: solved })).body.error?.code).toBe('email-taken')
    expect((await signUp(makeSignUp({ captcha: solved }))).status).toBe(200)
    expect(company.taken.length).toBe(asked + 1)
  })

  it('lets the same request through again after its answer was lost', async () => {
    const client = platform.guest({ brand })
    const form = makeSignUp({ captcha: solve() })
    const key = randomUUID()
    expect((await signUp(form, client, key)).status).toBe(200)
    client.cookies.clear()
    expect((await signUp(form, client, key)).status).toBe(200)
  })

  it.each([
    ['silent', 1],
    ['failing', 3],
    ['foreign-secret', 3],
  ] as const)(
    'CAPTCHA-03 ERR-12 keeps nobody out while the service is %s',
    async (how, signUps) => {
      company.break(how)
      const client = platform.guest({ brand })
      for (let time = 0; time < signUps; time++) {
        expect((await signUp(makeSignUp({ captcha: 'a token' }), client)).status).toBe(200)
        client.cookies.clear()
      }
      company.break(null)
    },
  )
})

describe('many sign-ups from one network', () => {
  beforeAll(() => enable(false))

  async function signUps(client: TestClient, count: number): Promise<number[]> {
    const statuses: number[] = []
    for (let time = 0; time < count; time++) {
      statuses.push((await signUp(makeSignUp(), client)).status)
      client.cookies.delete('marquee')
    }
    return statuses
  }

  it('step up to a captcha, which app-init then announces to that browser alone', async () => {
    const crowd = platform.guest({ brand })
    expect(await signUps(crowd, 7)).toEqual([200, 200, 200, 200, 200, 200, 403])
    const captchaOf = async (client: TestClient) => (await client.ask(session.appInit)).data.captcha
    expect(await captchaOf(crowd)).toEqual({ isEnabled: true, key: 'site-key', url })
    expect((await captchaOf(platform.guest({ brand }))).isEnabled).toBe(false)
    expect((await signUp(makeSignUp({ captcha: solve() }), crowd)).status).toBe(200)
  })

  it('go on with a captcha each where a stranger used up what is free', async () => {
    const crowd = platform.guest({ brand })
    await signUps(crowd, 30)
    expect((await signUp(makeSignUp({ captcha: solve() }), crowd)).status).toBe(200)
  })

  it('CAPTCHA-03 let in who cannot load the captcha that was asked for', async () => {
    const crowd = platform.guest({ brand })
    await signUps(crowd, 8)
    const form = { ...makeSignUp(), captchaUnavailable: true }
    expect((await signUp(form, crowd)).status).toBe(200)
  })
})
