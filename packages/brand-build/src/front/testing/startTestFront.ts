import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { makeBackOffice } from '../backOffice.ts'
import { type FrontOptions, startFront } from '../front.ts'
import { type FakePlatform, listen, makeFakePlatform } from './fakePlatform.ts'
import { makeServedBrand } from './makeBrand.ts'

export interface Answered {
  status: number
  headers: IncomingHttpHeaders
  text: string
}

export interface AskOptions {
  method?: string
  headers?: Record<string, string>
  body?: string
}

export interface TestFront {
  port: number
  platform: FakePlatform
  brand: ReturnType<typeof makeServedBrand>
  /** Asks for an address of the brand `test`, as a visitor's browser would; follows nothing. */
  ask(address: string, options?: AskOptions): Promise<Answered>
  stop(): Promise<void>
}

const unpacked: Record<string, (body: Buffer) => Buffer> = {
  gzip: (body) => gunzipSync(body),
  br: (body) => brotliDecompressSync(body),
  zstd: (body) => zstdDecompressSync(body),
}

/** Asks a front on a port of this machine; follows nothing. */
export function askPort(
  port: number,
  address: string,
  { method = 'GET', headers = {}, body: sentBody }: AskOptions,
) {
  return new Promise<Answered>((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        path: address,
        method,
        headers: { host: 'test.localhost', ...headers },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('end', () => {
          const body = Buffer.concat(chunks)
          const unpack = unpacked[answer.headers['content-encoding'] ?? '']
          const text = (unpack && body.length > 0 ? unpack(body) : body).toString()
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text })
        })
      },
    )
    sent.once('error', reject)
    sent.end(sentBody)
  })
}

/** The front on a port of this machine, with one brand made for tests and a platform of its own. */
export async function startTestFront({
  brand: overrides = {},
  services,
  origin,
  companies,
  studioGames,
  ...options
}: {
  brand?: Parameters<typeof makeServedBrand>[0]
  services?: Parameters<typeof makeServedBrand>[1]
  origin?: string
  companies?: Parameters<typeof makeServedBrand>[2]
  /** Games of other studios that the brand lists: there are `river-lamps` and `night-train`. */
  studioGames?: string[]
} & Partial<Omit<FrontOptions, 'brands'>> = {}): Promise<TestFront> {
  const files = mkdtempSync(path.join(tmpdir(), 'marquee-front-'))
  mkdirSync(path.join(files, 'arcade'))
  mkdirSync(path.join(files, 'covers'))
  writeFileSync(path.join(files, 'arcade/index.html'), '<!doctype html><title>Arcade</title>')
  writeFileSync(path.join(files, 'covers/one-1234567890.webp'), 'picture')
  const platform = makeFakePlatform()
  const listening = await listen(platform)
  for (const slug of ['river-lamps', 'night-train']) {
    const folder = path.join(files, 'studio-games', slug)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), `<!doctype html><title>${slug}</title>`)
    writeFileSync(path.join(folder, 'cover.1234567890@1x.webp'), 'picture')
  }
  const brand = { ...makeServedBrand(overrides, services, companies), origin, studioGames }
  const front = await startFront({
    brands: [brand],
    platformUrl: listening.url,
    rendererKey: 'the-key',
    games: {
      covers: path.join(files, 'covers'),
      arcade: path.join(files, 'arcade'),
      studioGames: path.join(files, 'studio-games'),
    },
    backOffice: makeBackOffice(path.join(files, 'none'), ['back-office.localhost']),
    port: 0,
    ...options,
  })
  return {
    port: front.port,
    platform,
    brand,
    ask: (address, asked = {}) => askPort(front.port, address, asked),
    async stop() {
      await front.stop()
      await listening.stop()
      rmSync(files, { recursive: true })
    },
  }
}
