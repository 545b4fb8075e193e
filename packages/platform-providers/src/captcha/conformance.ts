import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CaptchaAnswer, CaptchaProvider } from './provider.ts'

export const makeAnswer = (overrides: Partial<CaptchaAnswer> = {}): CaptchaAnswer => ({
  token: 'made up',
  brand: 'harbour',
  host: 'play.harbour.example',
  action: 'sign-up',
  address: '198.51.100.7',
  ...overrides,
})

interface Harness {
  provider: CaptchaProvider
  /** Solves a captcha as a visitor of that page would; gives the token. */
  solve: (page: Pick<CaptchaAnswer, 'brand' | 'host' | 'action'>) => string
  close: () => Promise<void>
}

/** What every adapter for captchas does. */
export function describeCaptchaProvider(name: string, open: () => Promise<Harness>): void {
  describe(`${name}, as every provider of captchas`, () => {
    let harness: Harness
    beforeAll(async () => {
      harness = await open()
    })
    afterAll(() => harness.close())

    it('has a name', () => {
      expect(harness.provider.name).toMatch(/^[a-z]+$/)
    })

    it('knows a token that was given for a solved captcha', async () => {
      const page = makeAnswer()
      const answer = { ...page, token: harness.solve(page) }
      expect(await harness.provider.verify(answer)).toBe('solved')
    })

    it('refuses a token that is made up, and one of another page', async () => {
      const { provider, solve } = harness
      expect(await provider.verify(makeAnswer())).toBe('refused')
      const other = { brand: 'reef', host: 'play.reef.example' }
      const token = solve({ ...makeAnswer(), ...other })
      expect(await provider.verify(makeAnswer({ token }))).toBe('refused')
    })
  })
}
