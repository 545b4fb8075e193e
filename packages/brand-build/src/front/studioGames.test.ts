import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFront, type TestFront } from './testing/startTestFront.ts'

let front: TestFront
beforeAll(async () => {
  front = await startTestFront({ studioGames: ['river-lamps'] })
})
afterAll(() => front.stop())

describe('the game of another studio', () => {
  it('has its own page, which asks nobody, has no origin and stands in frames of the brand alone', async () => {
    const { status, headers, text } = await front.ask('/studio-games/river-lamps/?mode=play')
    expect([status, text]).toEqual([200, '<!doctype html><title>river-lamps</title>'])
    const policy = new Map(
      String(headers['content-security-policy'])
        .split('; ')
        .map((directive) => {
          const [name = '', ...sources] = directive.split(' ')
          return [name, sources.join(' ')] as const
        }),
    )
    expect(policy.get('sandbox')).toBe('allow-scripts')
    expect(policy.get('connect-src')).toBe("'none'")
    expect(policy.get('default-src')).toBe("'none'")
    expect(policy.get('frame-ancestors')).toBe("'self'")
    expect(headers['access-control-allow-origin']).toBe('*')
  })

  it('has no right that the arcade has not', async () => {
    const policyOf = async (address: string) => {
      const { headers } = await front.ask(address)
      return String(headers['content-security-policy']).split('; ')
    }
    const arcade = await policyOf('/arcade/')
    const others = (await policyOf('/studio-games/river-lamps/')).filter(
      (directive) => !arcade.includes(directive),
    )
    expect(others).toEqual(["connect-src 'none'"])
  })

  it('has covers that are kept for good and can do nothing', async () => {
    const { status, headers } = await front.ask(
      '/studio-games/river-lamps/cover.1234567890@1x.webp',
    )
    expect(status).toBe(200)
    expect(headers['cache-control']).toContain('immutable')
    expect(headers['content-security-policy']).toContain('sandbox')
  })

  it.each([
    '/studio-games/night-train/',
    '/studio-games/night-train',
    '/studio-games/night-train/cover.1234567890@1x.webp',
    '/studio-games/night%2Dtrain/',
    '/studio-games/river-lamps/../night-train/index.html',
    '/studio-games/river-lamps%2F..%2Fnight-train/index.html',
    '/studio-games/none/',
  ])('is not there at a brand that does not list it: %s', async (address) => {
    const { status, text } = await front.ask(address)
    expect([status, text]).toEqual([404, 'There is no such file.'])
  })

  it('is served whichever it is where nothing says what the brand lists, as from an archive', async () => {
    const archive = await startTestFront()
    const { status } = await archive.ask('/studio-games/night-train/')
    await archive.stop()
    expect(status).toBe(200)
  })
})
