import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSiteverify, type TestSiteverify } from '../testing/siteverify.ts'
import { describeCaptchaProvider, makeAnswer } from './conformance.ts'
import { sandboxCaptcha } from './sandbox.ts'
import { turnstileCaptcha } from './turnstile.ts'

describeCaptchaProvider('turnstile', async () => {
  const { url, secret, solve, stop } = await startSiteverify()
  return {
    provider: turnstileCaptcha({ url, secret }),
    solve: ({ host, action }) => solve({ hostname: host, action }),
    close: stop,
  }
})

describeCaptchaProvider('sandbox', async () => {
  const given = new Map<string, string>()
  return {
    provider: sandboxCaptcha(async ({ token, brand }) => given.get(token) === brand),
    solve({ brand }) {
      given.set(`token-${given.size}`, brand)
      return `token-${given.size - 1}`
    },
    close: async () => {},
  }
})

describe('turnstile', () => {
  let company: TestSiteverify
  beforeAll(async () => {
    company = await startSiteverify()
  })
  afterAll(() => company.stop())
  const verify = (
    token: string,
    options: { onTrouble?: (problem: string) => void; timeout?: number } = {},
  ) =>
    turnstileCaptcha({ url: company.url, secret: company.secret, ...options }).verify(
      makeAnswer({ token }),
    )
  const { host: hostname, action } = makeAnswer()

  it('refuses a token for another form, or of another host', async () => {
    expect(await verify(company.solve({ hostname, action: 'reset' }))).toBe('refused')
    expect(await verify(company.solve({ hostname: 'evil.example', action }))).toBe('refused')
  })

  it('refuses a token that was checked before', async () => {
    const token = company.solve({ hostname, action })
    expect([await verify(token), await verify(token)]).toEqual(['solved', 'refused'])
  })

  it.each(['silent', 'failing', 'foreign-secret'] as const)(
    'CAPTCHA-03 ERR-12 says nothing of a visitor while the service is %s, and why',
    async (how) => {
      const problems: string[] = []
      company.break(how)
      const options = { timeout: 200, onTrouble: (problem: string) => problems.push(problem) }
      expect(await verify('token', options)).toBe('unavailable')
      company.break(null)
      expect(problems).toHaveLength(1)
      expect(problems[0]).not.toContain(company.secret)
    },
  )
})
