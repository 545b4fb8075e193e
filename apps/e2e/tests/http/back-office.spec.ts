import { houseOrigin, stormrush } from '../../support/brands.ts'
import { staffOrigin } from '../../support/staff.ts'
import { expect, test } from '../../support/test.ts'

test('the list of brands leads to the back office', async ({ request }) => {
  const index = await request.get(`${houseOrigin}/`)
  const [, address] = /<a href="([^"]*)">Back office<\/a>/.exec(await index.text()) ?? []
  expect(address).toBe(`${staffOrigin}/`)
})

test('the back office is one page under a policy that lets in nothing but its own, and no page of a brand', async ({
  request,
}) => {
  const [first, second] = [
    await request.get(`${staffOrigin}/`),
    await request.get(`${staffOrigin}/lobby/`),
  ]
  const nonces = [first, second].map((answer) => {
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("default-src 'none'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(answer.headers()['cache-control']).toBe('no-store')
    return /'nonce-([\w-]+)'/.exec(policy)?.[1]
  })
  expect(await first.text()).toContain(`content="${nonces[0]}"`)
  expect(nonces[0]).not.toBe(nonces[1])
})

test('calls of staff are answered at the back office alone, and no others there', async ({
  request,
}) => {
  const statuses = [
    await request.get(`${staffOrigin}/rest/back-office/me/`),
    await request.get(`${stormrush.origin}/rest/back-office/me/`),
    await request.get(`${staffOrigin}/rest/app/init/`),
  ].map((answer) => answer.status())
  expect(statuses).toEqual([401, 404, 404])
})
