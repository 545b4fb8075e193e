import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { allBrands } from '../../support/brands.ts'
import { sourcesOfScript } from '../../support/sources.ts'

const kB = 1000

interface FirstLoad {
  scripts: { file: string; text: string }[]
  styles: { file: string; text: string }[]
}

/** Every script and style sheet that a document asks for before anything happens on it. */
async function firstLoad(
  request: APIRequestContext,
  origin: string,
  path: string,
): Promise<FirstLoad> {
  const html = await (await request.get(`${origin}${path}`)).text()
  const read = async (pattern: RegExp) =>
    Promise.all(
      [...new Set([...html.matchAll(pattern)].map((match) => match[1] ?? ''))].map(
        async (file) => ({
          file,
          text: await (await request.get(`${origin}${file}`)).text(),
        }),
      ),
    )
  return {
    scripts: await read(/<(?:script type="module" src|link rel="modulepreload" href)="([^"]+)"/g),
    styles: await read(/<link rel="stylesheet" href="([^"]+)"/g),
  }
}

const gzipped = (files: { text: string }[]): number =>
  files.reduce((sum, { text }) => sum + gzipSync(text, { level: 9 }).length, 0)

/** Of the whole document, compressed: what a guest reads before anything else can come. */
const mostDocument = 25 * kB

/** Of the script that measures how quickly a page came, as browsers are sent it, in bytes. */
const mostBeacon = 2_048
const measures = 'packages/features-observing/src/vitals/watchVitals.ts'

/** Words that stand in the code of what may only come later. */
const late = {
  // With what is around it: the names of scripts are of chance, and one of them was `REIO9yZ`.
  'socket.io': '.EIO=',
  sonner: 'data-sonner-toast',
  'the modal code': 'base-ui-focus-guard',
  zod: 'invalid_union',
}

/** What only i18next says. */
const ofI18next = 'i18next/PATH_KEY'

for (const brand of allBrands) {
  test(`${brand.name}: the guest's first page asks for at most 137 kB of script and 14 kB of style`, async ({
    request,
  }) => {
    const { scripts, styles } = await firstLoad(request, brand.origin, '/')
    const scriptBytes = gzipped(scripts)
    const styleBytes = gzipped(styles)
    test.info().annotations.push({
      type: 'figure',
      description: `${scriptBytes} B script, ${styleBytes} B style`,
    })
    expect(scripts.length).toBeGreaterThan(2)
    // Each is a request, compressed alone: what comes together is in one file.
    expect(scripts.length).toBeLessThanOrEqual(12)
    expect(scriptBytes).toBeLessThanOrEqual(137 * kB)
    expect(styleBytes).toBeLessThanOrEqual(14 * kB)
  })

  test(`${brand.name}: the guest's first page is a document of at most 25 kB, with the games of its first screens`, async ({
    request,
  }) => {
    const html = await (await request.get(`${brand.origin}/`)).text()
    const bytes = gzipSync(html, { level: 9 }).length
    test.info().annotations.push({ type: 'figure', description: `${bytes} B document` })
    expect(bytes).toBeLessThanOrEqual(mostDocument)
    expect(html.match(/data-testid="game-tile"/g)?.length).toBeGreaterThan(11)
  })

  test(`${brand.name}: the first page asks for its scripts after all that is seen`, async ({
    request,
  }) => {
    const html = await (await request.get(`${brand.origin}/`)).text()
    const tags = html.match(/<(?:script type="module"|link rel="modulepreload")[^>]*>/g) ?? []
    expect(tags.length).toBeGreaterThan(2)
    expect(tags.filter((tag) => !tag.includes(' fetchpriority="low"'))).toEqual([])
  })

  test(`${brand.name}: the first page holds no byte of realtime, toasts, modals or validation`, async ({
    request,
  }) => {
    const { scripts } = await firstLoad(request, brand.origin, '/')
    const asked = new Set(scripts.map(({ file }) => path.basename(file)))
    const assets = path.join(brand.dist, 'client/assets')
    const all = readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, text: readFileSync(path.join(assets, name), 'utf8') }))
    for (const [what, word] of Object.entries(late)) {
      const having = all.filter(({ text }) => text.includes(word)).map(({ name }) => name)
      expect(having, `${what} is known by its word`).not.toEqual([])
      expect(
        having.filter((name) => asked.has(name)),
        what,
      ).toEqual([])
    }
  })

  test(`${brand.name}: no script holds i18next, whose texts the pages read themselves`, () => {
    const assets = path.join(brand.dist, 'client/assets')
    const having = readdirSync(assets).filter(
      (name) =>
        name.endsWith('.js') && readFileSync(path.join(assets, name), 'utf8').includes(ofI18next),
    )
    expect(having).toEqual([])
    const server = readFileSync(path.join(brand.dist, 'server/server.js'), 'utf8')
    expect(server, 'i18next is known by its words').toContain(ofI18next)
  })

  test(`${brand.name}: what measures how quickly a page came is a script of at most 2 kB as it is sent`, async ({
    request,
  }) => {
    const scripts = readdirSync(path.join(brand.dist, 'client/assets')).filter(
      (name) => name.endsWith('.js') && sourcesOfScript(brand, name).includes(measures),
    )
    expect(scripts).toHaveLength(1)
    const response = await request.get(`${brand.origin}/assets/${scripts[0]}`, {
      headers: { 'accept-encoding': 'br' },
    })
    const { 'content-encoding': encoding, 'content-length': length } = response.headers()
    test.info().annotations.push({ type: 'figure', description: `${length} B beacon` })
    expect(encoding).toBe('br')
    expect(Number(length)).toBeLessThanOrEqual(mostBeacon)
  })
}
