import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { allBrands, stormrush } from '../../support/brands.ts'

interface Latest {
  id: string
  timestamp: number
}
interface Meta extends Latest {
  routeRules: Record<string, unknown>
  prerendered: string[]
}

const lasting = 'public, max-age=31536000, immutable'

for (const { name, key, folder, origin } of allBrands) {
  test(`VERSION-01 CALL-04 CALL-05 ${name} says which build it is of, on its pages and by itself`, async ({
    request,
  }) => {
    const page = await (await request.get(`${origin}/library`)).text()
    const shown = /<html[^>]* data-build="([\w-]+)"/.exec(page)?.[1]
    const latest = await request.get(`${origin}/builds/latest.json?1763640000000`)
    const { id, timestamp } = (await latest.json()) as Latest
    expect(id).toMatch(/^[0-9a-f]{12}$/)
    expect(id).toBe(shown)
    expect(timestamp).toBeGreaterThan(Date.parse('2020-01-01'))
    // Newer builds must be seen; what an id stands for never changes.
    expect(latest.headers()['cache-control']).toBe('no-cache')
    const meta = await request.get(`${origin}/builds/meta/${id}.json`)
    expect(meta.headers()['cache-control']).toBe(lasting)
    expect(await meta.json()).toEqual({
      id,
      timestamp,
      routeRules: expect.any(Object) as object,
      prerendered: expect.any(Array) as string[],
    })
    const manifest = readFileSync(
      path.join(import.meta.dirname, '../../..', folder, 'package.json'),
    )
    const { version } = JSON.parse(manifest.toString()) as { version: string }
    const about = await request.get(`${origin}/version.json`)
    expect(about.headers()['cache-control']).toBe('no-cache')
    const { commit, ...rest } = (await about.json()) as { commit: string }
    expect(commit).toMatch(/^([0-9a-f]{40}|unknown)$/)
    expect(rest).toEqual({ version, brand: key, build: id })
  })
}

test('SSR-05 SSR-06 pages that were made ahead have a payload below their path, in their locale, for good under the build’s id; others have none', async ({
  request,
}) => {
  const { origin } = stormrush
  const { id } = (await (await request.get(`${origin}/builds/latest.json`)).json()) as Latest
  const meta = await request.get(`${origin}/builds/meta/${id}.json`)
  const { prerendered } = (await meta.json()) as Meta
  expect(prerendered).toEqual(
    expect.arrayContaining(['/signin', '/es/signin', '/signup', '/reset']),
  )
  const texts = new Map<string, string>()
  for (const page of prerendered) {
    const payload = await request.get(`${origin}${page}/_payload.json?b=${id}`)
    expect(payload.status(), page).toBe(200)
    expect(payload.headers()['cache-control']).toBe(lasting)
    expect(await payload.json()).toEqual({
      queries: { mutations: [], queries: [] },
      messages: expect.any(Object) as object,
    })
    texts.set(page, await payload.text())
  }
  expect(texts.get('/es/signin')).toContain('Contraseña')
  expect(texts.get('/signin')).toContain('Password')
  const stale = await request.get(`${origin}/signin/_payload.json?b=another`)
  expect(stale.headers()['cache-control']).toBe('no-cache')
  expect((await request.get(`${origin}/library/_payload.json?b=${id}`)).status()).toBe(404)
})
