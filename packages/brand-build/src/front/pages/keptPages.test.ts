import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestFront, type TestFront } from '../testing/startTestFront.ts'

let front: TestFront
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  front = await startTestFront()
})
afterEach(async () => {
  await front.stop()
  vi.restoreAllMocks()
})

const data = '/rest/restriction/info/'
/** How often a page was rendered: each render asks for its data. */
const renders = () => front.platform.heard.filter(({ path }) => path === data).length

it('renders a page once for all guests who ask for the same', async () => {
  const texts = await Promise.all(Array.from({ length: 8 }, () => front.ask('/open?q=1')))
  texts.push(await front.ask('/open?q=1', { headers: { 'accept-encoding': 'gzip' } }))
  const bare = texts.map(({ text }) => text.replaceAll(/nonce="[\w-]+"/g, ''))
  expect(new Set(bare).size).toBe(1)
  expect(new Set(texts.map(({ text }) => text)).size).toBe(9)
  expect(texts.at(-1)?.headers['content-encoding']).toBe('gzip')
  expect(renders()).toBe(1)
})

it('asks who is there even so: each visitor is checked, wherever the page comes from', async () => {
  for (let count = 1; count <= 3; count++) await front.ask('/open')
  const checks = front.platform.heard.filter(({ path }) => path === '/rest/request/handle/')
  expect(checks).toHaveLength(3)
  front.platform.answers.set('/rest/request/handle/', () =>
    Response.json({ authorized: false, redirectUrl: '/geoblock/' }),
  )
  expect((await front.ask('/open')).headers.location).toBe('/geoblock/')
})

it.each([
  ['the address', '/open?q=2', {}],
  ['the locale', '/es/open?q=1', {}],
  ['the host', '/open?q=1', { host: 'test.localhost:8080' }],
  ['light or dark', '/open?q=1', { cookie: 'marquee_preferences=light.full.0.open' }],
  ['the language the platform answers in', '/open?q=1', { cookie: 'language=es' }],
  ['the kind of device', '/open?q=1', { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile Safari/604.1' }],
])('keeps pages apart by %s', async (_, address, headers) => {
  await front.ask('/open?q=1')
  await front.ask(address, { headers })
  expect(renders()).toBe(2)
})

it('renders anew for whoever has a cookie that may mean somebody', async () => {
  await front.ask('/open')
  const player = await front.ask('/open', { headers: { cookie: 'marquee=Kim' } })
  await front.ask('/open', { headers: { cookie: 'something=else' } })
  const guest = await front.ask('/open')
  expect(player.text).toContain('Welcome Kim')
  expect(guest.text).toContain('Welcome guest')
  expect(guest.text).not.toContain('Kim')
  expect(renders()).toBe(3)
})

it('keeps and shares nothing that sets a cookie while it is rendered', async () => {
  let count = 0
  front.platform.answers.set(data, () => {
    count += 1
    return Response.json({ data: {} }, { headers: { 'set-cookie': `visit=${count}` } })
  })
  const answers = await Promise.all(Array.from({ length: 5 }, () => front.ask('/open')))
  answers.push(await front.ask('/open'))
  const given = answers.map(({ headers }) => headers['set-cookie']?.join())
  expect(new Set(given).size).toBe(6)
})

it('keeps nothing that came about while the platform did not answer', async () => {
  front.platform.answers.set(data, () => Response.json({}, { status: 404 }))
  await front.ask('/open')
  front.platform.answers.delete(data)
  await front.ask('/open')
  await front.ask('/open')
  expect(renders()).toBe(2)
})

it('keeps no page that does not exist, and no address that is too long to be asked for twice', async () => {
  for (const address of ['/no/such/page', `/open?q=${'a'.repeat(400)}`]) {
    const before = front.brand.renders()
    const pages = [await front.ask(address), await front.ask(address)]
    expect(front.brand.renders()).toBe(before + 2)
    expect(new Set(pages.map(({ status }) => status)).size).toBe(1)
  }
  expect(renders()).toBe(2)
})

it.each([
  ['gzip, deflate, br, zstd', 'zstd'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['identity', undefined],
])(
  'compresses a page that is one visitor’s alone for a browser that takes %s',
  async (takes, encoding) => {
    const cookie = 'marquee=Kim'
    const plain = await front.ask('/open', { headers: { cookie } })
    const { headers, text } = await front.ask('/open', {
      headers: { cookie, 'accept-encoding': takes },
    })
    const nonceless = (html: string) => html.replaceAll(/nonce="[\w-]+"|,\d{13}(?=\])|,u:\d+/g, '')
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers.vary).toContain('accept-encoding')
    expect(text).toContain('Welcome Kim')
    expect(nonceless(text)).toBe(nonceless(plain.text))
  },
)
