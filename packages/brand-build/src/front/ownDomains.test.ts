import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, makeFakePlatform } from './testing/fakePlatform.ts'
import { makeServedBrand } from './testing/makeBrand.ts'
import { askPort, startTestFront, type TestFront } from './testing/startTestFront.ts'
import { makeBackOffice } from './backOffice.ts'
import { type RunningFront, startFront } from './front.ts'

const titleOf = (html: string) => /data-brand="(\w+)"/.exec(html)?.[1]

describe('a front of two brands', () => {
  let front: RunningFront
  let stopPlatform: () => Promise<void>
  beforeAll(async () => {
    const platform = await listen(makeFakePlatform())
    stopPlatform = platform.stop
    const empty = mkdtempSync(path.join(tmpdir(), 'marquee-front-'))
    front = await startFront({
      brands: [makeServedBrand({ key: 'one' }), makeServedBrand({ key: 'two' })],
      platformUrl: platform.url,
      rendererKey: 'the-key',
      games: { covers: empty, arcade: empty },
      backOffice: makeBackOffice(empty, ['back-office.localhost']),
      port: 0,
      brandHosts: { 'play.one.example': 'one', 'play.two.example': 'two' },
    })
  })
  afterAll(async () => {
    await front.stop()
    await stopPlatform()
  })

  it.each([
    ['play.one.example', 'one'],
    ['PLAY.TWO.EXAMPLE:443', 'two'],
    ['two.localhost', 'two'],
  ])('answers %s with the brand %s', async (host, brand) => {
    const { status, text } = await askPort(front.port, '/open', { headers: { host } })
    expect([status, titleOf(text)]).toEqual([200, brand])
  })

  it('answers a host of nobody with the list of brands, and has no page there', async () => {
    const headers = { host: 'play.three.example' }
    expect((await askPort(front.port, '/', { headers })).text).toContain('one.localhost')
    expect((await askPort(front.port, '/open', { headers })).status).toBe(404)
  })
})

describe('what search engines ask for', () => {
  const origin = 'https://play.example'
  const fronts: TestFront[] = []
  const start = async (options: Parameters<typeof startTestFront>[0]) => {
    const front = await startTestFront(options)
    fronts.push(front)
    return front
  }
  afterAll(() => Promise.all(fronts.map((front) => front.stop())))

  it('is a list of the pages that anybody may read, at the address that players know', async () => {
    const front = await start({ origin })
    const robots = await front.ask('/robots.txt')
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(robots.text).toContain('Disallow: /rest/\n')
    expect(robots.text).toContain(`Sitemap: ${origin}/sitemap.xml`)
    const sitemap = await front.ask('/sitemap.xml')
    expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8')
    const pages = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
    expect(pages).toEqual([
      `${origin}/`,
      `${origin}/es`,
      `${origin}/open`,
      `${origin}/es/open`,
      `${origin}/signin`,
      `${origin}/es/signin`,
    ])
    const page = await front.ask('/open')
    expect(page.text).toContain(`<link rel="canonical" href="${origin}/open">`)
  })

  it('is the host that was asked for where no address is given', async () => {
    const front = await start({})
    expect((await front.ask('/robots.txt')).text).toContain('http://test.localhost/sitemap.xml')
  })

  it('is nothing at all in a sandbox', async () => {
    const front = await start({ isHidden: true })
    expect((await front.ask('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    expect((await front.ask('/sitemap.xml')).status).not.toBe(200)
  })
})

it('lets pages reach a captcha and a payment provider that the environment names', async () => {
  const companies = { captcha: 'https://captcha.example/api.js', payment: 'https://pay.example' }
  const front = await startTestFront({ companies })
  const policy = String((await front.ask('/open')).headers['content-security-policy'])
  expect(policy).toMatch(/frame-src 'self' https:\/\/captcha\.example/)
  expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/pay\.example/)
  await front.stop()
})

it('shows the page of an identity company in a frame, which alone may film', async () => {
  const identity = 'https://checks.example'
  const front = await startTestFront({ companies: { identity } })
  try {
    const { headers } = await front.ask('/open')
    expect(headers['content-security-policy']).toContain(`frame-src 'self' ${identity};`)
    expect(String(headers['content-security-policy']).split(identity)).toHaveLength(2)
    const permissions = String(headers['permissions-policy']).split(', ')
    for (const name of ['camera', 'microphone'])
      expect(permissions).toContain(`${name}=(self "${identity}")`)
    expect(permissions.filter((entry) => entry.includes('checks'))).toHaveLength(2)
    const call = await front.ask('/rest/app/init/')
    expect(call.headers['permissions-policy']).toContain('camera=()')
  } finally {
    await front.stop()
  }
})
