import { type ChildProcess, execFile, execFileSync } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brandFolders } from '@marquee/brand-build/front'
import { games } from '@marquee/game-catalogue'
import { freePort } from '@marquee/platform-kernel/testing/freePort'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { gamesRoot, readTitles } from '@marquee/studio-games'
import { listedGames } from '@marquee/studio-games/path'
import { appsRoot } from '../workspace.ts'
import { readDockerfile } from './deployFiles.ts'
import { makePack, sourceOf } from './make.ts'
import type { Pack } from './pack.ts'
import { ask, type Manifest, memoryOf, runArchive } from './unpacked.ts'

/** What `pnpm build` has left; nothing is built here. */
const built = brandFolders(appsRoot).filter((folder) =>
  existsSync(path.join(appsRoot, folder, 'dist/server/server.js')),
)
const [first = '', second = ''] = built
const root = mkdtempSync(path.join(tmpdir(), 'marquee-release-'))
const source = sourceOf(true)
const packs = new Map<string, Pack>()
const children: ChildProcess[] = []

const folderOf = (name: string): string => path.join(root, name)
const textOf = (name: string, file: string): string =>
  readFileSync(path.join(folderOf(name), file), 'utf8')
const manifestOf = (name: string): Manifest => JSON.parse(textOf(name, 'manifest.json')) as Manifest
const hostOf = (name: string): string => `play.${name}.example`

async function unpack(name: string): Promise<void> {
  const pack = await makePack(name, source)
  packs.set(name, pack)
  mkdirSync(folderOf(name))
  execFileSync('tar', ['xzf', '-'], { cwd: folderOf(name), input: pack.archive })
}

/** Runs an archive until the tests are over. */
async function run(name: string, env: Record<string, string>) {
  const running = await runArchive(folderOf(name), env)
  children.push(running.child)
  return running
}

/** A slot game that every brand has. */
const slot = games.find(({ model }) => model === 'lines-10-classic') ?? { id: 0 }
const key = 'a-key-of-these-very-tests'
const sealKey = Buffer.alloc(32, 7).toString('base64')

describe('packed archives', () => {
  const urls = new Map<string, string>()
  let platformUrl = ''
  let front: ChildProcess
  const shared = () => ({
    RENDERER_KEY: key,
    BRAND_HOSTS: [first, second]
      .map((name) => `${hostOf(name)}=${manifestOf(name).brand}`)
      .join(','),
  })
  beforeAll(async () => {
    expect(built.length, "two brands have to be built: run 'pnpm build'").toBeGreaterThan(1)
    for (const name of ['platform', first, second]) await unpack(name)
    const platform = await run('platform', {
      ...shared(),
      SANDBOX: '1',
      PLATFORM_PORT: String(await freePort()),
      DATA_DIR: path.join(root, 'data'),
      LOG_LEVEL: 'error',
    })
    platformUrl = platform.url
    for (const name of [first, second]) {
      const { child, url } = await run(name, {
        ...shared(),
        SANDBOX: name === first ? '0' : '1',
        PORT: String(await freePort()),
        PLATFORM_URL: platformUrl,
        PUBLIC_ORIGIN: `https://${hostOf(name)}`,
        TRUSTED_PROXIES: '127.0.0.1',
        ...(name === first && { MONITORING_KEY: 'a-key-of-staging', EARLIER_RELEASES: root }),
      })
      urls.set(name, url)
      if (name === second) front = child
    }
  }, 300_000)
  afterAll(async () => {
    for (const child of children) child.kill('SIGTERM')
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
      }),
    )
    rmSync(root, { recursive: true })
  })

  // Only Linux says what a process takes.
  it.runIf(existsSync('/proc/self/status'))('takes at most 90 MB at rest', async () => {
    // It rests once what the start left behind is collected, which on a busy machine comes later.
    await vi.waitFor(() => expect(memoryOf(front)).toBeLessThanOrEqual(90), {
      timeout: 20_000,
      interval: 500,
    })
  })

  it('says of every file how large it is and what is in it', () => {
    for (const name of ['platform', first]) {
      const { files, commit } = manifestOf(name)
      expect(commit).toBe(source.hash)
      const packed = packs.get(name)?.files ?? new Map<string, Buffer>()
      expect(files.map((file) => file.path)).toEqual(
        [...packed.keys()].filter((file) => file !== 'manifest.json').sort(),
      )
      for (const { path: file, size, sha256 } of files) {
        const content = readFileSync(path.join(folderOf(name), file))
        expect([size, sha256]).toEqual([
          content.length,
          createHash('sha256').update(content).digest('hex'),
        ])
      }
    }
    expect(manifestOf(first).features).toContain('lobby')
    expect(manifestOf('platform').migrations.length).toBeGreaterThan(50)
  })

  it('has the games of other studios that the brand lists, and the platform the maths of all', () => {
    const ofGames = (name: string) =>
      manifestOf(name)
        .files.map((file) => file.path)
        .filter((file) => /^studio-games\/.+\//.test(file))
    const slugsOf = (files: string[]) => [...new Set(files.map((file) => file.split('/')[1] ?? ''))]
    for (const name of [first, second]) {
      const files = ofGames(name)
      const listed = listedGames(path.join(appsRoot, name))
      expect(slugsOf(files)).toEqual([...listed].sort())
      for (const slug of listed) {
        expect(files).toContain(`studio-games/${slug}/index.html`)
        expect(files.filter((file) => /cover\.\w+@[12]x\.webp$/.test(file))).toHaveLength(2)
      }
      expect(files.filter((file) => /\.(?:jsonl|csv|zst)/.test(file))).toEqual([])
    }
    const titles = readTitles(gamesRoot())
    const maths = ofGames('platform')
    expect(slugsOf(maths)).toEqual(titles.map(({ slug }) => slug))
    expect(maths.filter((file) => file.endsWith('/maths/index.json'))).toHaveLength(titles.length)
  })

  it('has the commands of the platform that stand beside it', async () => {
    const command = (...args: string[]) =>
      new Promise<string>((resolve) => {
        execFile(
          process.execPath,
          ['server.js', ...args],
          { cwd: folderOf('platform'), env: { STAFF_PASSWORD: '', SEAL_KEY: sealKey } },
          (_error, out, err) => resolve(out + err),
        )
      })
    expect(await command('staff', '--email', 'nobody')).toMatch(/^Say who it is: [^]*email/)
    expect(await command('safe', 'key')).toMatch(/^[\w+/]{43}=\n$/)
    expect(await command('safe', 'burn')).toMatch(/^Say what is to be done:/)
    expect(await command('archive', 'burn')).toMatch(/^Say what is to be done:/)
    expect(await command('probe')).toMatch(/^pnpm probe <address of a brand>/)
  })

  it('is the same, byte for byte, when the same commit is packed again', async () => {
    for (const name of [first, 'platform'])
      expect((await makePack(name, source)).hash, name).toBe(packs.get(name)?.hash)
  }, 300_000)

  it('needs no TypeScript, no build tool and no package of the workspace, and gives away no source', () => {
    for (const name of ['platform', first]) {
      const files = manifestOf(name).files.map((file) => file.path)
      expect(files.filter((file) => /\.(ts|tsx|map)$/.test(file))).toEqual([])
      const imports = files
        .filter((file) => /^(server|brand\/.*)\.js$/.test(file))
        .flatMap((file) => [
          ...textOf(name, file).matchAll(
            /^import\s[^'"]*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]/gm,
          ),
        ])
        .map(([, from, bare]) => from ?? bare ?? '')
        .filter((from) => !/^(\.|node:)/.test(from))
      const foreign = imports.filter((from) => from !== '@electric-sql/pglite')
      expect([...new Set(foreign)].filter((from) => !process.getBuiltinModule(from))).toEqual([])
    }
  })

  it('names the packages in it, with their licences and the hashes of the lockfile', () => {
    interface Sbom {
      specVersion: string
      components: {
        name: string
        purl: string
        licenses: object[]
        hashes?: { content: string }[]
      }[]
    }
    const brand = JSON.parse(textOf(first, 'sbom.cdx.json')) as Sbom
    expect(brand.specVersion).toBe('1.6')
    const names = brand.components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['react', 'pixi.js', 'zod', 'i18next']))
    expect(names.some((name) => name.startsWith('@fontsource'))).toBe(true)
    expect(names).not.toContain('vite')
    for (const { name, hashes, licenses } of brand.components)
      expect([name, hashes?.[0]?.content.length, licenses.length]).toEqual([name, 128, 1])
    const notices = textOf(first, 'THIRD-PARTY-NOTICES.txt')
    expect(notices).toContain('Apache License')
    for (const name of names) expect(notices).toContain(`${name} `)
    const platform = JSON.parse(textOf('platform', 'sbom.cdx.json')) as Sbom
    expect(platform.components.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        '@electric-sql/pglite',
        '@fontsource/barlow',
        'pdfkit',
        'pg',
        'kysely',
        'hono',
      ]),
    )
  })

  it('serves each brand at its own host, with the accounts and the address of its environment', async () => {
    for (const name of [first, second]) {
      const url = urls.get(name) ?? ''
      const page = await ask(`${url}/library`, hostOf(name))
      expect(page.status, name).toBe(200)
      expect(page.text).toContain(`<link rel="canonical" href="https://${hostOf(name)}/library">`)
      const { version, build, brand, commit } = manifestOf(name)
      expect(page.text).toContain(`data-build="${build}"`)
      const about = await ask(`${url}/version.json`, hostOf(name))
      expect(JSON.parse(about.text)).toEqual({ version, commit, brand, build })
      const script = /<script type="module" src="([^"]+)"/.exec(page.text)?.[1] ?? ''
      const packed = await ask(url + script, hostOf(name), { headers: { 'accept-encoding': 'br' } })
      expect([packed.status, packed.headers['content-encoding']]).toEqual([200, 'br'])
      const ready = await ask(`${url}/readyz`, 'balancer.internal')
      expect(ready.text).toBe('{"ready":true,"platform":"ready"}')
      expect((await ask(`${url}/arcade/`, hostOf(name))).status).toBe(200)
    }
    const staging = await ask(`${urls.get(first)}/`, hostOf(first))
    expect(staging.text).toContain(
      `"monitoring":{"key":"a-key-of-staging","version":"${manifestOf(first).version}"}`,
    )
    expect(staging.headers['content-security-policy']).toContain('https://api.raygun.io')
    const robots = await ask(`${urls.get(first)}/robots.txt`, hostOf(first))
    expect(robots.text).toContain(`https://${hostOf(first)}/sitemap.xml`)
  })

  it('keeps serving what pages of another release, unpacked beside it, ask for', async () => {
    const own = manifestOf(first).files.map((file) => file.path)
    const other = manifestOf(second).files.find(
      ({ path: file }) => /^client\/assets\/.*\.css$/.test(file) && !own.includes(file),
    )
    const address = other?.path.replace(/^client/, '') ?? ''
    const answer = await ask(`${urls.get(first)}${address}`, hostOf(first))
    expect([address.length > 0, answer.status]).toEqual([true, 200])
  })

  it('serves several brands from archives behind one front, each at its host and with its own games', async () => {
    const others = path.join(root, 'others')
    mkdirSync(others)
    symlinkSync(folderOf(second), path.join(others, second))
    const environment = {
      ...shared(),
      SANDBOX: '1',
      PLATFORM_URL: platformUrl,
      TRUSTED_PROXIES: '127.0.0.1',
      OTHER_BRANDS: others,
    }
    const { url } = await run(first, { ...environment, PORT: String(await freePort()) })
    for (const name of [first, second]) {
      const page = await ask(`${url}/library`, hostOf(name))
      expect(page.text).toContain(`data-build="${manifestOf(name).build}"`)
      const covers = manifestOf(name).files.filter((file) => /^covers\/.*@1x/.test(file.path))
      const cover = covers[0]?.path.replace('covers/', '/media/covers/') ?? ''
      expect((await ask(url + cover, hostOf(name))).status).toBe(200)
    }
    const own = (name: string, other: string) =>
      manifestOf(name).files.find(
        ({ path: file }) =>
          /^(?:covers|client\/assets)\/.*\.(?:webp|css)$/.test(file) &&
          !manifestOf(other).files.some((one) => one.path === file),
      )?.path ?? ''
    const addressOf = (file: string) =>
      file.replace(/^covers/, '/media/covers').replace(/^client/, '')
    const onlyFirst = addressOf(own(first, second))
    expect((await ask(url + onlyFirst, hostOf(first))).status).toBe(200)
    expect((await ask(url + onlyFirst, hostOf(second))).status).toBe(404)
    expect((await ask(`${url}/`, 'play.nobody.example')).status).toBe(200)

    const port = String(await freePort())
    const refused = (env: Record<string, string>) =>
      run(first, { ...environment, PORT: port, ...env }).then(
        () => 'started',
        (error: Error) => error.message,
      )
    expect(await refused({ OTHER_BRANDS: path.join(root, 'data') })).toMatch(
      /OTHER_BRANDS is .*, where no archive of a brand is unpacked/,
    )
    expect(await refused({ PUBLIC_ORIGIN: 'https://play.example' })).toMatch(
      /PUBLIC_ORIGIN=https:\/\/play\.example would be the address of each brand/,
    )
    symlinkSync(folderOf(first), path.join(others, 'again'))
    expect(await refused({})).toMatch(/is another archive of .*, which this front serves already/)
  }, 120_000)

  /** Somebody signs up at a brand, and acts there. */
  async function join(name: string) {
    const url = urls.get(name) ?? ''
    const host = hostOf(name)
    let cookie = ''
    const act = (address: string, body: object) =>
      ask(url + address, host, {
        method: 'POST',
        headers: {
          origin: `https://${host}`,
          cookie,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-proto': 'https',
          'idempotency-key': randomUUID(),
        },
        body,
      })
    const signedUp = await act('/rest/sign-up/', {
      email: `${randomUUID()}@example.test`,
      password: 'a-long-password',
      name: 'Alexandra',
      birthDay: '1990-05-17',
      // What some brands ask for before the first round.
      surname: 'Reed',
      zip: '43004',
      state: 'OH',
      acceptedTerms: true,
      locale: 'en',
    })
    expect(signedUp.status, signedUp.text).toBe(200)
    cookie =
      [signedUp.headers['set-cookie'] ?? []]
        .flat()
        .map((cookie) => cookie.split(';', 1)[0] ?? '')
        .find((pair) => /^(?:__Host-)?marquee=/.test(pair)) ?? ''
    const read = (address: string) =>
      ask(url + address, host, { headers: { cookie, 'x-forwarded-proto': 'https' } })
    return { act, read }
  }

  it('lets somebody sign up and play a round through the archives alone', async () => {
    const { act } = await join(first)
    const round = await act('/rest/game-rounds/', { gameId: slot.id, action: 'spin', stake: 20 })
    expect(round.status, round.text).toBe(200)
    const { cost } = (JSON.parse(round.text) as { data: { round: { cost: number } } }).data.round
    expect(cost).toBeGreaterThan(0)
  })

  it('writes a receipt as a PDF with the fonts that it has in it', async () => {
    const { act, read } = await join(second)
    const card = { method: 'card', number: '4242424242424242', expiry: '12/60', code: '123' }
    const { token } = JSON.parse((await act('/sandbox/cash/tokens', card)).text) as {
      token: string
    }
    const paid = await act('/rest/cash/deposits/', { presetId: 1, method: 'card', token })
    expect(paid.status, paid.text).toBe(200)
    const { id, status } = (JSON.parse(paid.text) as { data: { id: string; status: string } }).data
    expect(status).toBe('complete')
    const file = await read(`/rest/cash/deposits/${id}/receipt/`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(file.text).toMatch(/^%PDF-/)
    expect(file.text.match(/\/FontFile/g)).toHaveLength(2)
  })

  it('ends with a sentence for each variable that keeps it from starting', async () => {
    await expect(run(first, { RENDERER_KEY: 'short', PORT: 'front' })).rejects.toThrow(
      /PORT is 'front'[^\n]*\n {2}RENDERER_KEY does not fit \(at least 16 characters\)[^\n]*\n {2}PLATFORM_URL is missing/,
    )
  })

  it('has what the images of deploy/ copy, and nothing of an archive stays behind', () => {
    for (const [name, archive] of [
      ['platform', 'platform'],
      ['brand', first],
    ] as const) {
      const { copied } = readDockerfile(`${name}.Dockerfile`)
      expect(copied.toSorted()).toEqual(readdirSync(folderOf(archive)).sort())
    }
  })
})
