import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { renderPage } from '@marquee/core/server'
import type { BuildAssets } from '@marquee/core/server/types'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeBrand } from '../front/testing/makeBrand.ts'
import { prerenderedPages, writePayloads } from './payloads.ts'
import { writeAbout } from './writeAbout.ts'

const assets: BuildAssets = { id: 'b1', entry: '/a.js', css: [], preloads: [], bySource: {} }
const brand = makeBrand({ routeRules: { '/old': { redirect: { to: '/open' } } } })
const server = {
  brand,
  render: (request: Request, environment: Parameters<typeof renderPage>[2]) =>
    renderPage(brand, request, environment),
}

let outDir: string
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'marquee-payloads-'))
})
afterEach(() => rmSync(outDir, { recursive: true }))

const read = (file: string) => JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as object

describe('writePayloads', () => {
  it('SSR-06 writes _payload.json below the path of each page made ahead, in every locale, and of no other', async () => {
    expect(await writePayloads(server, assets, outDir)).toEqual(['/es/signin', '/signin'])
    expect(read('signin/_payload.json')).toEqual({
      queries: { mutations: [], queries: [] },
      messages: { pages: { title: 'A page' } },
    })
    expect(read('es/signin/_payload.json')).toMatchObject({
      messages: { pages: { title: 'Una página' } },
    })
    expect(existsSync(path.join(outDir, 'open'))).toBe(false)
  })

  it('says which page it is when the renderer has no payload for one', async () => {
    const broken = {
      ...server,
      render: async () =>
        renderPage(brand, new Request('http://a/mobile-app'), {
          platformUrl: '',
          rendererKey: '',
          assets,
        }),
    }
    await expect(writePayloads(broken, assets, outDir)).rejects.toThrow(
      "/es/signin says that it is made ahead ('prerender'), but the renderer answered 302",
    )
  })
})

describe('writeAbout', () => {
  it('VERSION-01 writes the build’s id, its route rules and the pages made ahead', async () => {
    writeAbout({
      brand,
      id: 'b1',
      commit: { hash: 'c1', time: 1_700_000_000_000 },
      prerendered: prerenderedPages(server),
      version: '1.2.3',
      outDir,
    })
    expect(read('builds/latest.json')).toEqual({ id: 'b1', timestamp: 1_700_000_000_000 })
    expect(read('builds/meta/b1.json')).toEqual({
      id: 'b1',
      timestamp: 1_700_000_000_000,
      routeRules: { '/old': { redirect: { to: '/open' } } },
      prerendered: ['/es/signin', '/signin'],
    })
    expect(read('version.json')).toEqual({
      version: '1.2.3',
      commit: 'c1',
      brand: 'test',
      build: 'b1',
    })
  })
})
